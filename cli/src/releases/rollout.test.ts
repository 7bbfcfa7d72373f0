import { expect, test } from 'vitest';
import { aTeam, aTeamWithKey } from '../test-kit/a-team.ts';

/** 1.0.0 is live in revision 3, and 1.1.0 is built. */
async function aTeamWithNext() {
  const team = await aTeamWithKey();
  await team.run('publish');
  team.build('1.1.0', {}, 'mfe-letters-2.js');
  return team;
}

test('a rollout: 10% of visitors, then half of vanta and internal users, then everyone; who and history show it', async () => {
  const { run } = await aTeamWithNext();
  expect((await run('publish', '--to', '10%')).out).toBe(
    'letters 1.1.0 is live for 10% in revision 4\n',
  );
  expect((await run('who')).out).toContain('letters  1.0.0, and 1.1.0 for 10%  ');
  const half = ['--to', '50%', '--experience', 'vanta', '--internal'];
  expect((await run('rollout', 'letters', '1.1.0', ...half)).out).toBe(
    'letters 1.1.0 is live for 50% of vanta and internal users in revision 5\n',
  );
  const { out } = await run('rollout', 'letters', '1.1.0', '--to', '100%', '--json');
  expect(JSON.parse(out)).toEqual({
    area: 'letters',
    version: '1.1.0',
    revision: 6,
    audience: { share: 100 },
    dryRun: false,
  });
  expect((await run('who')).out).toMatch(/^letters {2}1\.1\.0 {2}/);
  const history = (await run('history', 'letters')).out.split('\n').map((line) => line.split('  '));
  expect(history.flatMap(([, , , what]) => what ?? [])).toEqual([
    'rolled out 1.1.0 to everyone',
    'rolled out 1.1.0 to 50% of vanta and internal users',
    'rolled out 1.1.0 to 10%',
    'published 1.0.0',
  ]);
});

test('what is published to 100% of the visitors is released, not rolled out', async () => {
  const { run } = await aTeamWithNext();
  expect((await run('publish', '--to', '100%')).out).toBe('letters 1.1.0 is live in revision 4\n');
  expect((await run('who')).out).toMatch(/^letters {2}1\.1\.0 {2}/);
  expect((await run('history', 'letters')).out).toContain('published 1.1.0');
  expect((await run('rollout', 'letters', '1.1.0', '--to', '50%')).code).toBe(1);
});

test('a rollback ends a rollout; a dry run of either writes nothing', async () => {
  const { run } = await aTeamWithNext();
  expect((await run('publish', '--internal', '--dry-run')).out).toBe(
    'letters 1.1.0 would be live for internal users in revision 4. Nothing was released.\n',
  );
  await run('publish', '--internal');
  expect((await run('rollout', 'letters', '1.1.0', '--to', '5', '--dry-run')).out).toBe(
    'letters 1.1.0 would be live for 5% in revision 5. Nothing was written.\n',
  );
  expect((await run('rollback')).out).toBe(
    'letters 1.0.0 of revision 3 is live again in revision 5\n',
  );
  expect((await run('who')).out).toMatch(/^letters {2}1\.0\.0 {2}/);
});

test('what a share gets passes the same gate as what everyone gets', async () => {
  const { run, build } = await aTeamWithNext();
  build('1.1.0', { modules: { '@fairlead/store': 'mfe-letters-2.js' } }, 'mfe-letters-2.js');
  expect(JSON.parse((await run('publish', '--to', '1%', '--json')).out)).toMatchObject({
    refused: [{ row: 'modules' }],
  });
});

test('a rollout that is not there, or of another version, is refused with a sentence', async () => {
  const { run } = await aTeamWithNext();
  expect(await run('rollout', 'letters', '1.1.0', '--to', '20%')).toEqual({
    out: '',
    err: 'No build of letters is being rolled out. Start with one: fairlead mfe publish --to 10%.\n',
    code: 1,
  });
  await run('publish', '--to', '10%');
  expect(await run('rollout', 'letters', '1.2.0', '--to', '20%')).toEqual({
    out: '',
    err: 'letters 1.1.0 is being rolled out, not 1.2.0. Name that one, or publish 1.2.0 with --to.\n',
    code: 1,
  });
});

test.each([
  [
    ['rollout', 'letters', '1.1.0'],
    'Say who gets letters 1.1.0: --to 25%, --to 25% --experience vanta, --internal, or --to 100% for everyone.\n',
  ],
  [
    ['rollout', 'letters', '1.1.0', '--to', '0.5%'],
    "fairlead mfe rollout: option '--to <percent>' argument '0.5%' is invalid. Give a whole share from 1% to 100%.\n",
  ],
  [
    ['publish', '--experience', 'vanta'],
    'Say how many visitors of vanta get it, for example --to 10% --experience vanta.\n',
  ],
  [['rollout', 'letters'], "fairlead mfe rollout: missing required argument 'version'\n"],
])('fairlead mfe %j says in one sentence what is wrong', async (args, sentence) => {
  expect(await aTeam().run(...args)).toEqual({ out: '', err: sentence, code: 2 });
});

test('the help of rollout has examples', async () => {
  expect((await aTeam().run('rollout', '--help')).out).toContain(
    '  fairlead mfe rollout letters 1.1.0 --to 25%',
  );
});
