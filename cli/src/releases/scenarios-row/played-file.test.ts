import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toBytes } from '@fairlead/registry/verify/bytes';
import { expect, test } from 'vitest';
import { aTeamWithKey } from '../../test-kit/a-team.ts';
import { readPlayed, writePlayed } from './played-file.ts';

const played = { count: 2, revision: 4, modules: { '@fairlead/store': '0.1.0' } };

test('what passed counts for the build that it passed with, and no other', async () => {
  const text = await writePlayed(played, toBytes('{}'));
  expect(await readPlayed(text, toBytes('{}'))).toEqual(played);
  expect(await readPlayed(text, toBytes('{ }'))).toBeUndefined();
});

test.each(['', '{', 'null', '{"count":-1}', '{"count":"2"}', '{"modules":[1]}'])(
  'a damaged file (%s) says nothing',
  async (text) => {
    const { build } = JSON.parse(await writePlayed(played, toBytes('{}')));
    const damaged = text.startsWith('{"')
      ? JSON.stringify({ ...played, build, ...JSON.parse(text) })
      : text;
    expect(await readPlayed(damaged, toBytes('{}'))).toBeUndefined();
  },
);

test('a dry run writes it beside the build, and a release is signed with what it says', async () => {
  const { cwd, run } = await aTeamWithKey();
  await run('publish', '--dry-run');
  const text = readFileSync(join(cwd, 'dist/scenarios.json'), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ count: 0, revision: 2, modules: {} });
  await run('publish');
  const [newest] = JSON.parse((await run('history', '--json')).out);
  expect(newest.scenarios).toEqual({ count: 0, revision: 2, modules: {} });
});
