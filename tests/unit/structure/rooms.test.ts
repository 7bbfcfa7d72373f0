import { expect, test } from 'vitest';
import { importedFiles } from './imported-files.ts';
import { productFiles } from './product-files.ts';

/** What lies beside the rooms. */
const beside = '.';

/** The rooms of large folders, each below those that import it. Rooms of one row don't know each other. */
const rooms: Readonly<Record<string, readonly (string | readonly string[])[]>> = {
  'root-config/src': [
    'page',
    'slots',
    'builds',
    'errors',
    'health',
    'leaving',
    'swap',
    'rollout',
    'vendors',
    'watchdog',
    'versions',
    'host',
    'screens',
    'embed',
    beside,
    'boot',
    'early',
    'signed',
    'signed-rollouts',
  ],
  'cli/src/run': [
    'terms',
    'causes',
    'expectations',
    'evidence',
    'playing',
    'summing-up',
    'workers',
    'suspects',
    beside,
  ],
  'shared/contracts/src': [
    'protocol',
    'shapes',
    'first-route',
    ['chat', 'client-backend', 'gateway', 'intake-engine', 'policy-admin'],
    beside,
  ],
  'shared/domain/src': [
    'values',
    'application',
    'visitor',
    'routes',
    'routers',
    beside,
    'conditions',
    'money',
    'packages',
    'status-routing',
    'outcomes',
    'legacy',
    'question-set',
  ],
  'shared/sandbox/src': [
    'conditions',
    'content',
    'rating',
    'underwriting',
    'packages',
    'database',
    'world',
    'calls',
    'stand-ins',
    'accounts',
    'applications',
    'renewals',
    'checkout',
    'seed',
    'lookups',
    'services',
    'routing',
    'sites',
    beside,
    'in-browser',
    'over-http',
  ],
  'shared/sandbox/src/services': [
    ['auth-service', 'client-backend', 'gateway', 'intake-engine', 'policy-admin'],
  ],
  'shared/store/src': [
    'time',
    'storage',
    'host',
    'sites',
    'calls',
    'journal',
    'navigation',
    'session',
    'configuration',
    'guards',
    'notifications',
    'drafts',
    'tracking',
    'addresses',
    beside,
    'leads',
    'paying',
    'services',
    'status-routing',
  ],
};

test.each(Object.entries(rooms))('a room of %s imports only rooms below it', (folder, rows) => {
  const roomOf = (file: string): string => {
    const [room = '', ...rest] = file.slice(folder.length + 1).split('/');
    return rest.length === 0 ? beside : room;
  };
  const floorOf = (room: string) => rows.findIndex((row) => [row].flat().includes(room));
  const files = productFiles().filter((file) => file.startsWith(`${folder}/`));
  expect([...new Set(files.map(roomOf))].sort()).toEqual(rows.flat().sort());
  const upward = files.flatMap((file) =>
    importedFiles(file)
      .filter((target) => target.startsWith(`${folder}/`) && roomOf(target) !== roomOf(file))
      .filter((target) => floorOf(roomOf(target)) >= floorOf(roomOf(file)))
      .map((target) => `${file} → ${target}`),
  );
  expect(upward).toEqual([]);
});
