import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from './imports-of.ts';
import { productFiles } from './product-files.ts';

/** What lies beside the rooms. */
const beside = '.';

/** The rooms of large folders, each above those that it imports. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  'root-config/src': [
    'page',
    'slots',
    'builds',
    'errors',
    'leaving',
    'swap',
    'vendors',
    'watchdog',
    'host',
    'screens',
    'versions',
    'embed',
    beside,
    'boot',
  ],
  'cli/src/run': ['terms', 'causes', 'expectations', 'playing', 'summing-up', 'workers', beside],
};

test.each(Object.entries(rooms))('a room of %s imports only rooms below it', (folder, order) => {
  const roomOf = (file: string): string => {
    const [room = '', ...rest] = file.slice(folder.length + 1).split('/');
    return rest.length === 0 ? beside : room;
  };
  const files = productFiles().filter((file) => file.startsWith(`${folder}/`));
  expect([...new Set(files.map(roomOf))].sort()).toEqual([...order].sort());
  const upward = files.flatMap((file) =>
    importsOf(file)
      .filter((target) => target.startsWith('.'))
      .map((target) => normalize(join(dirname(file), target)))
      .filter((target) => target.startsWith(`${folder}/`))
      .filter((target) => order.indexOf(roomOf(target)) > order.indexOf(roomOf(file)))
      .map((target) => `${file} → ${target}`),
  );
  expect(upward).toEqual([]);
});
