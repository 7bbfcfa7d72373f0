import { flagsFrom } from '@fairlead/domain';
import {
  type AnswerFunctions,
  createAreaModel,
  forkArea,
  signedIn,
} from '@fairlead/mfe-kit/testing';
import {
  $flags,
  $flagsSettled,
  appStarted,
  leaveFx,
  memoryStorage,
  openChatFx,
  openTabFx,
  reportErrorFx,
  type TextStorage,
} from '@fairlead/store';
import { allSettled } from 'effector';
import { createModel } from '../src/model/index.ts';

type Options = {
  readonly answers?: AnswerFunctions;
  readonly flags?: Readonly<Record<string, boolean>>;
  readonly state?: Readonly<Record<string, unknown>>;
  readonly storage?: TextStorage;
};

/** Opens the area in a new scope, mounted on an address, with a server that the test simulates. */
export async function openDecision(at: string, options: Options = {}) {
  const {
    answers = {},
    flags = {},
    state = { because: 'requires-review' },
    storage = memoryStorage(),
  } = options;
  const { model, mounted } = createAreaModel('decision', createModel);
  const happened: string[] = [];
  const page = forkArea({
    address: at,
    state,
    storage,
    answers: { ...signedIn, ...answers },
    unrecorded: Object.keys(signedIn),
    flags,
    values: [
      [$flags, flagsFrom(flags)],
      [$flagsSettled, true],
    ],
    handlers: [
      [leaveFx, ({ url }: { url: string }) => void happened.push(`left: ${url}`)],
      [openTabFx, ({ url }: { url: string }) => void happened.push(`tab: ${url}`)],
      [openChatFx, ({ topic }: { topic: string }) => void happened.push(`chat: ${topic}`)],
      [
        reportErrorFx,
        ({ error, where }: { error: Error; where: string }) =>
          void happened.push(`reported: ${where}: ${error.message}`),
      ],
    ],
  });
  const { scope, history } = page;
  await allSettled(appStarted, { scope });
  await allSettled(mounted, { scope });

  return { ...page, model, happened, back: () => history.back() };
}
