import type { VendorSettings } from '@fairlead/build';
import { getHost } from '@fairlead/mfe-kit/shell';
import type {
  BankLinkResult,
  CardForm,
  CardFormRequest,
  ErrorReport,
  FlagContext,
} from '@fairlead/store';
import { bankEventReceived, type Services, servicesStarted } from '@fairlead/store/services';
import { type Scope, scopeBind } from 'effector';
import { once } from '../builds/once.ts';
import { errorFacts } from '../errors/error-facts.ts';
import { takeEarlyFlags } from '../page/early-answers.ts';
import type { PageContext } from '../page/page-context.ts';
import { runningBuilds } from '../slots/running-builds.ts';
import { flagRequest } from './flag-request.ts';

export type VendorEffects = ReturnType<typeof createVendorEffects>;

/**
 * Creates the handlers of the host effects that vendors serve. Each vendor is fetched when first needed. A deployment that has no
 * account with one rejects its use.
 */
export function createVendorEffects({ settings, map }: Pick<PageContext, 'settings' | 'map'>) {
  const keys = settings.vendors;
  const need = (name: keyof VendorSettings) => {
    if (keys[name] === '')
      throw new Error(
        `This deployment has no ${name}. Set it at build; docs/production.md names its variable.`,
      );
    return keys[name];
  };
  const release = keys.release || map.revision;
  const maps = once(async () =>
    (await import('@fairlead/vendors/maps')).openMaps({ key: need('mapsKey') }),
  );
  const openAnalytics = once(async () =>
    (await import('@fairlead/vendors/analytics')).openAnalytics(keys),
  );
  const analytics = async (...needed: (keyof VendorSettings)[]) => {
    needed.forEach(need);
    return openAnalytics();
  };
  const reports = once(async () => {
    const dsn = need('errorReportsDsn');
    const { openErrorReporting } = await import('@fairlead/vendors/error-reporting');
    return openErrorReporting({ dsn, release, environment: keys.environment });
  });

  const services: Services = {
    identify: async (id, traits) => (await analytics('segmentKey')).identify(id, traits),
    anonymousId: async () => (await analytics('segmentKey')).anonymousId(),
    marketingPage: async (path) => (await analytics('hubspotId')).marketingPage(path),
    async refer({ person, transactionId }) {
      const { referral } = await analytics('ambassadorId', 'ambassadorCampaign');
      await referral(person, { campaign: keys.ambassadorCampaign, transactionId });
    },
    async startReplay() {
      const applicationId = need('replayApplicationId');
      const clientToken = need('replayClientToken');
      const { startReplay } = await import('@fairlead/vendors/session-replay');
      await startReplay({ applicationId, clientToken, service: 'fairlead', version: release });
    },
    leaveChat: () =>
      void import('@fairlead/vendors/chat').then(({ leaveMessenger }) => leaveMessenger()),
  };

  return {
    /** Starts the background services: analytics, replay. */
    startServices: () =>
      scopeBind(servicesStarted, { scope: pageScope() })({
        environment: keys.environment,
        services,
      }),

    loadFlags: async (context: FlagContext) =>
      (await takeEarlyFlags(context.key)?.catch(() => undefined)) ??
      (await import('@fairlead/vendors/flags')).loadFlags(
        flagRequest(need('flagsClientId'), context),
      ),

    async suggestAddresses(text: string) {
      const found = await (await maps()).suggestAddresses(text);
      return found.map(({ placeId, text: shown }) => ({ id: placeId, text: shown }));
    },

    readAddress: async (id: string) => (await maps()).readAddress(id),

    async openCardForm({ publishableKey, onChange, near }: CardFormRequest): Promise<CardForm> {
      const { openCardForm } = await import('@fairlead/vendors/stripe');
      // Not the document's body if there is a box: around a web component, the body belongs to another site.
      const { color } = getComputedStyle(near instanceof Element ? near : document.body);
      const form = await openCardForm({
        publishableKey,
        // Our messages depend on the provider's code, so its own message isn't needed (A§8).
        onChange: ({ field, complete, empty, code }) => onChange({ field, complete, empty, code }),
        style: { base: { fontSize: '16px', lineHeight: '24px', color } },
      });
      return { ...form, mount: (field, container) => form.mount(field, container as HTMLElement) };
    },

    createCardToken: async (request: { postalCode: string }) =>
      (await import('@fairlead/vendors/stripe')).createCardToken(request),

    async linkBank({ linkToken }: { linkToken: string }): Promise<BankLinkResult> {
      const { openBankLink } = await import('@fairlead/vendors/plaid');
      const onEvent = scopeBind(bankEventReceived, { scope: pageScope() });
      const result = await openBankLink({ linkToken, onEvent });
      if (!result.ok) return { kind: 'exited', message: result.message };
      return {
        kind: 'linked',
        publicToken: result.publicToken,
        accountIds: result.accounts.map(({ id }) => id),
        institution: result.institution,
      };
    },

    /** Opens the chat anonymously when signing in to it fails. */
    async openChat() {
      const [{ openMessenger }, { readChatTokenFx }] = await Promise.all([
        import('@fairlead/vendors/chat'),
        import('@fairlead/store/chat-token'),
      ]);
      const readToken = scopeBind(readChatTokenFx, { scope: pageScope() });
      const token = await readToken().catch(() => null);
      await openMessenger({
        key: need('chatKey'),
        ...(token === null ? {} : { signIn: async () => token }),
      });
    },

    sendEvent: async ({ name, properties }: { name: string; properties: Properties }) =>
      (await analytics('segmentKey')).track(name, properties),

    reportError: async ({ error, where, level }: ErrorReport) =>
      (await reports()).report(error, { where, ...errorFacts(where, map, runningBuilds()) }, level),
  };
}

type Properties = Readonly<Record<string, unknown>>;

function pageScope(): Scope {
  const host = getHost();
  if (!host)
    throw new Error('A vendor was requested before the page had its scope. Set the host first.');
  return host.scope;
}
