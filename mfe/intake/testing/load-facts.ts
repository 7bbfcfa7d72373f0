import { ApiError, type Call } from '@fairlead/contracts';
import { type ApplicantSummary, flagDefaults } from '@fairlead/domain';
import {
  $flags,
  $intakeAnswers,
  $storage,
  $userInfo,
  memoryStorage,
  requestFx,
  type UserInfo,
  waitFx,
} from '@fairlead/store';
import { allSettled, fork } from 'effector';
import { createFacts } from '../src/model/facts/index.ts';

/** Loads the facts for the rerouter. */
const factsFx = createFacts();

/** Answers with a 404. */
export const nothing = () => {
  throw new ApiError(404);
};

/** Reads the facts in a browser with these answers; a call without one fails. */
export async function loadFacts(
  answers: Record<string, unknown>,
  {
    isAdmin = false,
    userInfo = { isAdmin, coverageNames: ['gl'] } as UserInfo | null,
    flags = {},
    askedFor = null as string | null,
    kept = {},
    intakeAnswers = null as ApplicantSummary | null,
    waits = [] as number[],
  } = {},
) {
  const calls: string[] = [];
  const scope = fork({
    values: [
      [$storage, memoryStorage(kept)],
      [$userInfo, userInfo],
      [$flags, { ...flagDefaults, ...flags }],
      [$intakeAnswers, intakeAnswers],
    ],
    handlers: [
      [
        requestFx,
        ({ name, path, query }: Call) => {
          calls.push(`${name} ${path}${query.client_data_id ?? ''}`);
          const answer: unknown = answers[name];
          if (answer === undefined) throw new Error(`Nobody should ask ${name}`);
          return typeof answer === 'function' ? answer() : answer;
        },
      ],
      [waitFx, (duration: number) => void waits.push(duration)],
    ],
  });
  const { status, value } = await allSettled(factsFx, {
    scope,
    params: askedFor ? { legacyApplicationId: askedFor } : {},
  });
  if (status === 'fail') throw value;
  return { facts: value, calls };
}

/** Answers with these applications. */
export const lists = (applications: unknown, legacy: unknown = []) => ({
  'list-applications': applications,
  'list-legacy-applications': legacy,
});
