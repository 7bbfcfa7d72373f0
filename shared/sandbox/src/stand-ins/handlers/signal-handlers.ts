import { ambassadorEvents, hubspotPage, segmentEvents } from '../analytics/logic.ts';
import { chatEvents, looksLikeJwt } from '../chat/logic.ts';
import { errorReported } from '../error-reporting/logic.ts';
import { replayStarted } from '../session-replay/logic.ts';
import type { StandInState } from '../state.ts';
import { reach } from './reach.ts';

type Properties = Readonly<Record<string, unknown>>;
type Person = { id: string; email: string; firstName: string; lastName: string };
type Campaign = { campaign: string; transactionId: string };

/** Analytics, chat, session replay and error reporting without a page. */
export function signalHandlers(state: StandInState) {
  const analytics = () => reach(state, 'analytics', 'The analytics script could not be loaded.');

  return {
    async identify(id: string, traits: Properties) {
      await analytics();
      state.record(segmentEvents.identify(id, traits));
    },
    async track(name: string, properties: Properties) {
      await analytics();
      state.record(segmentEvents.track(name, properties));
    },
    async page({ path, title }: { readonly path: string; readonly title: string }) {
      await analytics();
      state.record(segmentEvents.page(path, title));
    },
    async marketingPage(path: string) {
      await analytics();
      state.record(hubspotPage(path));
    },
    async referral({ id, ...traits }: Person, { campaign, transactionId }: Campaign) {
      await analytics();
      await pause();
      state.record(ambassadorEvents.identify(id, traits, '2'));
      await pause();
      const conversion = { campaign, transactionId, revenue: 0, commissionApproved: true };
      state.record(ambassadorEvents.conversion(conversion));
    },
    async openChat({ signIn }: { readonly signIn?: () => Promise<string> } = {}) {
      await reach(state, 'chat', 'The chat did not start. Try again, or send us an email.');
      state.record(chatEvents.opened);
      if (!signIn) return;
      if (!looksLikeJwt(await signIn())) throw new Error('The chat refused the sign-in.');
      state.record(chatEvents.signedIn);
    },
    leaveChat() {
      state.record(chatEvents.signedOut);
      state.record(chatEvents.closed);
    },
    async startReplay({
      service,
      version,
    }: {
      readonly service: string;
      readonly version: string;
    }) {
      await reach(state, 'session-replay', 'The session replay script could not be loaded.');
      const rates = { sessionSampleRate: 100, sessionReplaySampleRate: 20 };
      state.record(replayStarted({ service, version, ...rates }));
    },
    reportError(error: unknown, facts: Readonly<Record<string, string>>) {
      if (state.faultOf('error-reporting')) return;
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      state.record(errorReported(name, message, facts));
    },
  };
}

// The referral program's pause between two steps (A§9).
const pause = () => new Promise((resolve) => setTimeout(resolve, 1000));
