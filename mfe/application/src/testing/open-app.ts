import { ApiError, type Call, NetworkError } from '@fairlead/contracts';
import type { Field, QuestionSet } from '@fairlead/contracts/application';
import { type flagDefaults, flagsFrom } from '@fairlead/domain';
import { connectScreens } from '@fairlead/mfe-kit/screens-entered';
import {
  $cartaSite,
  $decisions,
  $flags,
  $flagsSettled,
  $history,
  $journal,
  $route,
  $storage,
  appStarted,
  type CartaSite,
  closeWindowFx,
  type History,
  leaveFx,
  loadFlagsFx,
  memoryHistory,
  memoryStorage,
  openChatFx,
  openPopupFx,
  printPageFx,
  type ReadAddress,
  readAddressFx,
  reportErrorFx,
  requestFx,
  suggestAddressesFx,
  type TextStorage,
} from '@fairlead/store';
import {
  allSettled,
  clearNode,
  createNode,
  type EventCallable,
  fork,
  type Store,
  withRegion,
} from 'effector';
import { onTestFinished } from 'vitest';
import { createModel } from '../model/index.ts';

/** Answers a call, or throws what `requestFx` would fail with. */
export type Answers = Readonly<Record<string, (call: Call) => unknown>>;

const session: Answers = {
  'get-session': () => ({
    authenticated: true,
    client_id: 'cl_1',
    contact_id: 'ct_1',
    client_selection_required: false,
    expires_at: '2099-01-01T00:00:00Z',
  }),
  'get-auth-user': () => ({
    email: 'ada@pebblewick.example.com',
    name: 'Ada',
    family_name: 'Lindqvist',
    picture: null,
  }),
  'get-user-info': () => ({ is_admin: false, coverage_names: [] }),
};

type Options = {
  readonly at: string;
  readonly answers: Answers;
  readonly flags?: Partial<typeof flagDefaults> | Readonly<Record<string, boolean>>;
  readonly kept?: Readonly<Record<string, unknown>>;
  readonly storage?: TextStorage;
  /** What the maps service knows, by the id of the suggestion; or what it fails with. */
  readonly places?: Readonly<Record<string, ReadAddress>> | Error;
  /** What the maps service waits for before it answers. */
  readonly placesCome?: Promise<unknown>;
  readonly history?: History;
  /** Where Carta asks its users. */
  readonly cartaSite?: CartaSite;
  /** Shows the area before anybody is known: the flags come after it. */
  readonly flagsComeLate?: boolean;
};

let unmakeLast = () => {};

/** The area in a scope of its own, mounted on an address, with a server that the test plays. */
export async function openApp({
  at,
  answers,
  flags = {},
  kept = {},
  places = {},
  ...given
}: Options) {
  const region = createNode({ regional: true });
  const { model, mounted } = withRegion(region, () => ({
    model: createModel(),
    mounted: connectScreens('application').mounted,
  }));
  // A page runs one build of an area: opening the next app of a test unmakes the one before.
  unmakeLast();
  unmakeLast = () => clearNode(region);
  onTestFinished(() => unmakeLast());
  const history = given.history ?? memoryHistory(at);
  const rows = Object.entries(kept).map(([name, value]) => [
    `fairlead:${name}`,
    JSON.stringify(value),
  ]);
  const storage = given.storage ?? memoryStorage(Object.fromEntries(rows));
  const calls: Call[] = [];
  const left: string[] = [];
  const popups: { url: string; width: number; height: number }[] = [];
  const reported: { error: unknown; where: string }[] = [];
  const happened: string[] = [];
  const lookedFor: string[] = [];
  const play = { ...session, ...answers };

  const scope = fork({
    values: [
      [$history, history],
      [$storage, storage],
      [$flags, flagsFrom(given.flagsComeLate ? {} : flags)],
      [$flagsSettled, !given.flagsComeLate],
      [$cartaSite, given.cartaSite ?? $cartaSite.defaultState],
    ],
    handlers: [
      [
        requestFx,
        async (call: Call) => {
          const answer = play[call.name];
          if (!answer) throw new Error(`The test has no answer to '${call.name}'`);
          if (!(call.name in session)) calls.push(call);
          return answer(call);
        },
      ],
      [
        suggestAddressesFx,
        async (text: string) => {
          lookedFor.push(text);
          if (places instanceof Error) throw places;
          await given.placesCome;
          return Object.entries(places).map(([id, { line_1 }]) => ({ id, text: line_1 ?? '' }));
        },
      ],
      [readAddressFx, (id: string) => (places instanceof Error ? undefined : places[id])],
      [
        loadFlagsFx,
        async () => {
          if (given.flagsComeLate) await new Promise((resolve) => setTimeout(resolve, 1000));
          return flags;
        },
      ],
      [leaveFx, ({ url }: { url: string }) => void left.push(url)],
      [openPopupFx, (popup: (typeof popups)[number]) => void popups.push(popup)],
      [closeWindowFx, () => void happened.push('window closed')],
      [printPageFx, () => void happened.push('printed')],
      [openChatFx, ({ topic }: { topic: string }) => void happened.push(`chat: ${topic}`)],
      [reportErrorFx, (report: (typeof reported)[number]) => void reported.push(report)],
    ],
  });
  const started = allSettled(appStarted, { scope });
  if (!given.flagsComeLate) await started;
  await Promise.all([started, allSettled(mounted, { scope })]);

  return {
    model,
    scope,
    calls,
    left,
    popups,
    sent: () => scope.getState($journal).filter((entry) => entry.kind === 'event'),
    reported,
    happened,
    lookedFor,
    storage,
    history,
    get: <State>(store: Store<State>) => scope.getState(store),
    send: <Params>(event: EventCallable<Params>, params: Params): Promise<void> =>
      allSettled(event as EventCallable<unknown>, { scope, params }),
    address: () => history.place().address,
    state: () => history.place().state,
    screen: () => scope.getState($route)?.name ?? null,
    decisions: () => scope.getState($decisions),
    called: (name: string) => calls.filter((call) => call.name === name),
  };
}
export type App = Awaited<ReturnType<typeof openApp>>;

export const fails =
  (status: number, said: ConstructorParameters<typeof ApiError>[1] = {}) =>
  () => {
    throw new ApiError(status, said);
  };
export const dropped = () => {
  throw new NetworkError();
};

/** Answers each call with the next of these; the last one stays. */
export function inTurn(...answers: readonly ((call: Call) => unknown)[]) {
  let turn = 0;
  return (call: Call) => {
    const answer = answers[Math.min(turn, answers.length - 1)];
    turn += 1;
    return answer?.(call);
  };
}

/** A history in which one came here from another screen, where Back leads. */
export function historyTo(at: string, from = '/application/app_0/carta') {
  const history = memoryHistory(from);
  history.push({ address: at, state: {} });
  return history;
}

export const aField = (name: string, given: Partial<Field> = {}) => ({
  id: name,
  unique_name: name,
  type: 'STRING',
  label: name,
  required: true,
  hidden: false,
  disabled: false,
  enum_options: [],
  outside_data_values: [],
  field_validations: [],
  provided_value: null,
  value: null,
  summary: null,
  item_type: null,
  shown_when: null,
  required_when: null,
  ...given,
});

export const aQuestionSet = (
  fields: readonly ReturnType<typeof aField>[],
  given: Partial<QuestionSet> = {},
): QuestionSet => ({
  id: 'qs_company',
  name: 'company',
  title: 'About the company',
  description: null,
  type: 'SINGULAR',
  order: 2,
  editable: true,
  questions: fields.map((field) => ({
    id: `q_${field.unique_name}`,
    name: field.unique_name,
    title: `Question ${field.unique_name}`,
    description: null,
    summary: null,
    required: true,
    shown_when: null,
    required_when: null,
    fields: [field],
  })),
  answers: {},
  ...given,
});

const setLine = (id: string, order: number) => ({ id, name: id, title: id, order });

export const someProgress = (next: string | null, answered = ['qs_applicant_intro']) => ({
  answered_question_sets: answered.map((id, index) => setLine(id, index + 1)),
  next_question_set: next === null ? null : setLine(next, answered.length + 1),
  has_more_questions: next !== null,
});

/** A server that names a next set and says that no questions are left: no means review (A§4). */
export const noMoreQuestions = (next = 'qs_states') => ({
  ...someProgress(next),
  has_more_questions: false,
});

export const anApplication = (given: Record<string, unknown> = {}) => ({
  id: 'app_1',
  application_id: 'app_1',
  legacy_application_id: null,
  status: 'CREATED',
  created_at: '2026-11-20T10:00:00Z',
  legacy_renewal_parent_application_id: null,
  renewal_parent_application_id: null,
  pre_decision: { qualified: true, reasoning_key: 'eligible' },
  application_decision: null,
  incubator_program: null,
  eligible_for_partner_discounts: false,
  intake_application: true,
  company_id: 'co_1',
  renewal: null,
  pending_discretion_decision: null,
  ...given,
});
