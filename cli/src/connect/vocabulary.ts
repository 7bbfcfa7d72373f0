import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@fairlead/contracts/calls';
import { structOf } from '@fairlead/contracts/endpoint';
import {
  eventNames,
  flagNames,
  matchRoute,
  type RouterName,
  routeNames,
  routeOf,
} from '@fairlead/domain';
import { placeOf } from '@fairlead/mfe-kit/place-of-task';
import type { KnownDecision, Vocabulary } from '../language/vocabulary.ts';
import { repository } from '../repository.ts';
import { areaNames, loadAreaCalls, loadAreas } from './areas.ts';
import { knownDecisions } from './known-decisions.ts';
import { loadKnownPersonas } from './personas.ts';
import { readTags } from './tags.ts';
import { loadPageWords, loadTaskChecks } from './task-checks.ts';

const routerNames = [
  'guard',
  'after-sign-in',
  'application-status',
  'decision',
  'attest',
  'eligibility',
  'decline',
  'renewal',
  'market-submission-home',
  'redirector',
  'auth-callback',
  'email-verified',
] as const satisfies readonly RouterName[];

/** Collects every name that scenarios can use, from the packages that own them. */
export async function loadVocabulary(): Promise<Vocabulary> {
  const [areas, areaCalls, { personas, people, ids }, checks, pageWords] = await Promise.all([
    loadAreas(),
    loadAreaCalls(),
    loadKnownPersonas(),
    loadTaskChecks(),
    loadPageWords(),
  ]);
  let decisions: readonly KnownDecision[] | undefined;
  return {
    tasks: areas.flatMap((area) =>
      area.tasks.map(({ name, on, input }) => ({
        name,
        area: area.name,
        place: placeOf(area.name, { on }),
        input,
        drivers: ['headless', 'browser'] as const,
        check: checks.get(name),
        inPageWords: pageWords.get(name),
      })),
    ),
    personas,
    personOf: (persona) => people.get(persona) ?? new Map(),
    flags: flagNames,
    screens: routeNames,
    screenAt: (path) => matchRoute(path)?.name,
    addresses: routeNames.map((name) => routeOf(name).pattern),
    routers: routerNames,
    decisions: () => {
      decisions ??= knownDecisions();
      return decisions;
    },
    calls: [...calls, ...areaCalls.map(({ endpoint }) => endpoint)].map(
      ({ body, query, answer, ...call }) => ({
        ...call,
        body: structOf(body),
        query: structOf(query),
        answer: structOf(answer),
      }),
    ),
    events: eventNames,
    ids,
    microFrontends: areaNames,
    tags: await readTags(join(repository, 'scenarios/tags.yaml')),
    requirements: readRequirements(join(repository, 'tests/requirements.tsv')),
  };
}

/** Returns the ids in the requirements table: the first column, without its heading. */
function readRequirements(file: string): ReadonlySet<string> {
  if (!existsSync(file)) return new Set();
  const [, ...rows] = readFileSync(file, 'utf8').split('\n');
  return new Set(rows.flatMap((row) => row.split('\t')[0] || []));
}

/** Fails to compile if the domain has a router that isn't listed, or the reverse. */
type Listed = (typeof routerNames)[number];
const complete: [Listed, RouterName] extends [RouterName, Listed] ? true : never = true;
void complete;
