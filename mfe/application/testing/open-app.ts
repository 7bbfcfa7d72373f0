import { type flagDefaults, flagsFrom, type PlaceAddress } from '@fairlead/domain';
import {
  type AnswerFunctions,
  createAreaModel,
  forkArea,
  signedIn,
} from '@fairlead/mfe-kit/testing';
import {
  $cartaSite,
  $flags,
  $flagsSettled,
  $journal,
  appStarted,
  type CartaSite,
  closeWindowFx,
  type History,
  memoryHistory,
  memoryStorage,
  openChatFx,
  openPopupFx,
  printPageFx,
  readAddressFx,
  suggestAddressesFx,
  type TextStorage,
} from '@fairlead/store';
import { allSettled, type EventCallable } from 'effector';
import { type ApplicationModel, createModel } from '../src/model/index.ts';

type Options = {
  readonly at: string;
  readonly answers: AnswerFunctions;
  readonly flags?: Partial<typeof flagDefaults> | Readonly<Record<string, boolean>>;
  readonly kept?: Readonly<Record<string, unknown>>;
  readonly storage?: TextStorage;
  /** The maps service's results by suggestion id, or its error. */
  readonly places?: Readonly<Record<string, PlaceAddress>> | Error;
  /** A promise that the maps service awaits before it responds. */
  readonly placesCome?: Promise<unknown>;
  readonly history?: History;
  /** An open window of the same browser: a page runs one build of an area. */
  readonly beside?: { readonly model: ApplicationModel; readonly mounted: EventCallable<void> };
  /** The address of Carta's consent page. */
  readonly cartaSite?: CartaSite;
  /** Mounts the area before the user is known; the flags arrive after it. */
  readonly flagsComeLate?: boolean;
};

/** Opens the area in a new scope, mounted on an address, with a server that the test simulates. */
export async function openApp({
  at,
  answers,
  flags = {},
  kept = {},
  places = {},
  ...given
}: Options) {
  const { model, mounted } = given.beside ?? createAreaModel('application', createModel);
  const history = given.history ?? memoryHistory(at);
  const rows = Object.entries(kept).map(([name, value]) => [
    `fairlead:${name}`,
    JSON.stringify(value),
  ]);
  const storage = given.storage ?? memoryStorage(Object.fromEntries(rows));
  const popups: { url: string; width: number; height: number }[] = [];
  const happened: string[] = [];
  const lookedFor: string[] = [];
  const page = forkArea({
    history,
    storage,
    answers: { ...signedIn, ...answers },
    unrecorded: Object.keys(signedIn),
    flags: async () => {
      if (given.flagsComeLate) await new Promise((resolve) => setTimeout(resolve, 1000));
      return flags;
    },
    values: [
      [$flags, flagsFrom(given.flagsComeLate ? {} : flags)],
      [$flagsSettled, !given.flagsComeLate],
      [$cartaSite, given.cartaSite ?? $cartaSite.defaultState],
    ],
    handlers: [
      [
        suggestAddressesFx,
        async (text: string) => {
          lookedFor.push(text);
          if (places instanceof Error) throw places;
          await given.placesCome;
          return Object.entries(places).map(([id, { line_1 }]) => ({ id, text: line_1 ?? '' }));
        },
      ],
      [
        readAddressFx,
        async (id: string) => {
          await given.placesCome;
          return places instanceof Error ? undefined : places[id];
        },
      ],
      [openPopupFx, (popup: (typeof popups)[number]) => void popups.push(popup)],
      [closeWindowFx, () => void happened.push('window closed')],
      [printPageFx, () => void happened.push('printed')],
      [openChatFx, ({ topic }: { topic: string }) => void happened.push(`chat: ${topic}`)],
    ],
  });
  const { scope } = page;
  const started = allSettled(appStarted, { scope });
  if (!given.flagsComeLate) await started;
  await Promise.all([started, allSettled(mounted, { scope })]);

  return {
    ...page,
    model,
    mounted,
    popups,
    sent: () => page.get($journal).filter((entry) => entry.kind === 'event'),
    happened,
    lookedFor,
    state: () => history.current().state,
  };
}
export type App = Awaited<ReturnType<typeof openApp>>;

/** A history with a previous screen, which Back opens. */
export function historyTo(at: string, from = '/application/app_0/carta') {
  const history = memoryHistory(from);
  history.push({ address: at, state: {} });
  return history;
}
