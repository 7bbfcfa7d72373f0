import type { Call } from '@fairlead/contracts';
import { flagsFrom } from '@fairlead/domain';
import { drawPage } from '@fairlead/headless-page/testing';
import { preloadLazyViews } from '@fairlead/mfe-kit/lazy-view';
import type { PageAction } from '@fairlead/mfe-kit/page';
import { connectScreens } from '@fairlead/mfe-kit/screens-entered';
import {
  $auth,
  $flags,
  $flagsSettled,
  $history,
  $storage,
  $toasts,
  $userInfo,
  createCardTokenFx,
  draftDelay,
  linkBankFx,
  memoryHistory,
  memoryStorage,
  moved,
  openCardFormFx,
  openChatFx,
  reportErrorFx,
  requestFx,
  sendEventFx,
} from '@fairlead/store';
import { snapshotOf } from '@fairlead/ui/semantics/snapshot';
import { allSettled, clearNode, createNode, fork, withRegion } from 'effector';
import { onTestFinished, vi } from 'vitest';
import { definition } from '../../definition.ts';
import { createModel } from '../../model/index.ts';
import { today } from '../../testing/builders.ts';

/** Answers a call by its name, or throws what `requestFx` would fail with. */
export type Answers = Readonly<Record<string, (call: Call) => unknown>>;

export type Options = {
  readonly flags?: Readonly<Record<string, boolean>>;
  readonly isAdmin?: boolean;
  /** Where the person came from, as the address bar does not say it. */
  readonly state?: NonNullable<Parameters<typeof memoryHistory>[1]>;
  readonly openCardForm?: (given: { onChange: (change: unknown) => void }) => unknown;
  readonly linkBank?: () => unknown;
};

// Here and not in a test, whose time it would take.
await preloadLazyViews();

const session = {
  authenticated: true,
  clientId: 'cl_1',
  contactId: 'ct_1',
  clientSelectionRequired: false,
} as const;

const always = {
  'intake-client-plm-quoting': true,
  'allow-routing-to-admin-tooling': true,
  'intake-client-plm-quote-customization': true,
};

/** Draws the screen of an address of this area, in virtual time, on the day of the tests. */
export async function drawScreen(address: string, answers: Answers, options: Options = {}) {
  vi.useFakeTimers({ now: new Date(`${today}T12:00:00`) });
  const region = createNode();
  const { model, mounted } = withRegion(region, () => ({
    model: createModel(),
    mounted: connectScreens('packages').mounted,
  }));
  const history = memoryHistory(address, options.state);
  const calls: Call[] = [];
  const chats: unknown[] = [];
  const scope = scopeOf(answers, options, { history, calls, chats });
  history.listen((place) => void allSettled(moved, { scope, params: place }));
  void allSettled(mounted, { scope });
  void allSettled(moved, { scope, params: history.place() });
  const page = drawPage({ ...definition, model, scope });
  onTestFinished(() => {
    page.unmount();
    clearNode(region);
    vi.useRealTimers();
  });
  /** Lets that many milliseconds pass. */
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  await pass(0);
  return {
    ...page,
    /** An ARIA snapshot of the screen without the footer, which is the same everywhere. */
    body: () => snapshotOf(page.outline().filter(({ role }) => role !== 'contentinfo')).join('\n'),
    model,
    scope,
    pass,
    /** Performs the actions, and lets pass what a draft waits before it is written. */
    act: async (...actions: readonly PageAction[]) => {
      for (const action of actions) {
        page.act(action);
        await pass(draftDelay);
      }
    },
    address: () => history.place().address,
    bodies: (name: string) => calls.filter((call) => call.name === name).map(({ body }) => body),
    called: () => calls.map(({ name }) => name),
    chats: () => chats.length,
    toasts: () => scope.getState($toasts).map(({ text }) => text),
  };
}

export type DrawnScreen = Awaited<ReturnType<typeof drawScreen>>;

type Around = {
  readonly history: ReturnType<typeof memoryHistory>;
  readonly calls: Call[];
  readonly chats: unknown[];
};

function scopeOf(
  answers: Answers,
  { flags, isAdmin = false, openCardForm, linkBank }: Options,
  { history, calls, chats }: Around,
) {
  const cardForm = { mount() {}, disable() {}, focus() {}, destroy() {} };
  return fork({
    values: [
      [$history, history],
      [$storage, memoryStorage()],
      [$auth, { status: 'authenticated', session, expiresAt: null, unverifiedEmail: null }],
      [$userInfo, { isAdmin, coverageNames: [] }],
      [$flags, flagsFrom({ ...always, ...flags })],
      [$flagsSettled, true],
    ],
    handlers: [
      [
        requestFx,
        async (call: Call) => {
          calls.push(call);
          const answer = answers[call.name];
          if (!answer) throw new Error(`The test has no answer to '${call.name}'`);
          return answer(call);
        },
      ],
      [openCardFormFx, openCardForm ?? (() => cardForm)],
      [createCardTokenFx, () => ({ ok: true, token: 'tok_1' })],
      [linkBankFx, linkBank ?? (() => ({ kind: 'exited', message: null }))],
      [openChatFx, (asked: unknown) => void chats.push(asked)],
      [reportErrorFx, () => {}],
      [sendEventFx, () => {}],
    ],
  });
}
