import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@fairlead/contracts/calls';
import { flagNames, matchRoute, type RouterName, routeNames, routeOf } from '@fairlead/domain';
import { loadPersonas } from '@fairlead/sandbox/content/load';
import type { AnyStruct, Vocabulary } from '../language/vocabulary.ts';
import { repository } from '../repository.ts';
import { areaNames, loadAreas } from './areas.ts';
import { readTags } from './tags.ts';

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

/** Every name that scenarios may speak, from the parts of the product that own them. */
export async function loadVocabulary(): Promise<Vocabulary> {
  const [areas, { personas }] = await Promise.all([loadAreas(), loadPersonas()]);
  return {
    tasks: areas.flatMap((area) =>
      area.tasks.map(({ name, input }) => ({
        name,
        area: area.name,
        input: input as AnyStruct,
        drivers: ['headless', 'browser'] as const,
      })),
    ),
    personas: personas.map(({ id, shows }) => ({ id, shows })),
    flags: flagNames,
    screens: routeNames,
    screenAt: (path) => matchRoute(path)?.name,
    addresses: routeNames.map((name) => routeOf(name).pattern),
    routers: routerNames,
    calls: calls.map(({ name, service, method, path }) => ({ name, service, method, path })),
    microFrontends: areaNames,
    tags: await readTags(join(repository, 'scenarios/tags.yaml')),
    requirements: readRequirements(join(repository, 'tests/requirements.tsv')),
  };
}

/** The ids of the requirements table: the first column, without its heading. */
function readRequirements(file: string): ReadonlySet<string> {
  if (!existsSync(file)) return new Set();
  const [, ...rows] = readFileSync(file, 'utf8').split('\n');
  return new Set(rows.flatMap((row) => row.split('\t')[0] || []));
}

/** Fails to compile when the domain has a router that is not listed, or the other way round. */
type Listed = (typeof routerNames)[number];
const complete: [Listed, RouterName] extends [RouterName, Listed] ? true : never = true;
void complete;
