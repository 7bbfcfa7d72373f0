import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aTeamWithKey } from '../test-kit/a-team.ts';

/** A team whose releases two keys sign: those of letters, and those of the laptop in a folder of its own. */
async function twoPeople() {
  const team = await aTeamWithKey();
  const { run, cwd } = team;
  await run('keys', 'make', 'letters', '--name', 'letters-laptop');
  await run('keys', 'require', 'letters', '2');
  const [keys, laptop] = [join(cwd, '.fairlead/keys'), join(cwd, 'laptop')];
  mkdirSync(laptop);
  for (const name of readdirSync(keys)) {
    // The registry's own key signs each revision.
    if (/^online/.test(name)) copyFileSync(join(keys, name), join(laptop, name));
    if (/laptop/.test(name)) renameSync(join(keys, name), join(laptop, name));
  }
  return { ...team, laptop };
}

test('a release is prepared by one person and released by another one, who reads what it is', async () => {
  const { run, laptop } = await twoPeople();
  expect(await run('publish')).toMatchObject({
    err: expect.stringMatching(
      /^letters is signed by 2 of .* and only 1 of them are at hand\. Name the folder of your keys with --keys, or let others sign after you: --prepare <folder>\.\n/,
    ),
    code: 2,
  });
  expect(await run('publish', '--prepare', 'waiting', '--because', 'Stamps')).toEqual({
    out: 'letters 1.0.0 is signed and waits in waiting. Nothing was released yet: give the folder to somebody else who signs for letters, who runs `fairlead mfe sign waiting`.\n',
    err: '',
    code: 0,
  });
  expect((await run('who')).out).toContain('letters  nothing');
  expect(await run('sign', 'waiting', '--keys', laptop, '--dry-run')).toEqual({
    out: 'letters 1.0.0, signed by letters, letters-laptop, would be live in revision 5. Nothing was written.\n',
    err: expect.stringMatching(
      /^letters published 1\.0\.0 of letters at \S+Z, because “Stamps”: 2 files, 2 of them new\n$/,
    ),
    code: 0,
  });
  expect((await run('sign', 'waiting', '--keys', laptop)).out).toBe(
    'letters 1.0.0, signed by letters, letters-laptop, is live in revision 5\n',
  );
  expect((await run('who')).out).toMatch(/letters {2}1\.0\.0 {2}letters, letters-laptop {2}/);
  expect((await run('history', 'letters')).out).toContain('letters, letters-laptop');
});

test('a rollback and a rollout are prepared and signed the same way', async () => {
  const { run, build, laptop } = await twoPeople();
  const released = async (...args: readonly string[]) => {
    const folder = args.at(-1) ?? '';
    const { err } = await run(...args);
    return `${err}${(await run('sign', folder, '--keys', laptop)).out}`;
  };
  await released('publish', '--prepare', 'first');
  build('1.1.0', {}, 'mfe-letters-2.js');
  expect(await released('publish', '--to', '10%', '--prepare', 'second')).toMatch(
    /live in revision 6\n$/,
  );
  expect(
    await released('rollout', 'letters', '1.1.0', '--to', '50%', '--prepare', 'third'),
  ).toMatch(/live in revision 7\n$/);
  expect(await released('rollback', '--prepare', 'fourth')).toBe(
    'letters 1.0.0, signed by letters, letters-laptop, is live in revision 8\n',
  );
});

test('a folder that is there already, or that holds no release, is refused', async () => {
  const { run, write, laptop } = await twoPeople();
  write('taken/note', '');
  expect(await run('publish', '--prepare', 'taken')).toMatchObject({
    err: expect.stringMatching(
      /taken exists already\. Name a new folder with --prepare, or sign what is in it: fairlead mfe sign /,
    ),
    code: 2,
  });
  expect(await run('publish', '--prepare', 'package.json/waiting')).toMatchObject({
    err: expect.stringMatching(/^The release can't be written to .*waiting: ENOTDIR/),
    code: 2,
  });
  for (const folder of ['taken', 'missing'])
    expect(await run('sign', folder, '--keys', laptop)).toMatchObject({
      err: expect.stringMatching(
        /has no release to sign\. Name a folder that `fairlead mfe publish --prepare` wrote, with everything in it\.\n/,
      ),
      code: 2,
    });
});

test('a file that was replaced in the folder is refused, and the release can be signed once it is restored', async () => {
  const { run, cwd, laptop } = await twoPeople();
  await run('publish', '--prepare', 'waiting');
  const file = join(cwd, 'waiting/files/0');
  const content = readFileSync(file);
  writeFileSync(file, 'steal()');
  expect(await run('sign', 'waiting', '--keys', laptop)).toMatchObject({ out: '', code: 1 });
  writeFileSync(file, content);
  expect((await run('sign', 'waiting', '--keys', laptop)).out).toContain('is live in revision 5');
});

test('a release that still needs a key keeps the new signature in its folder, in JSON too', async () => {
  const { run, laptop } = await twoPeople();
  await run('keys', 'make', 'letters', '--name', 'letters-office');
  expect((await run('keys', 'require', 'letters', '3')).code).toBe(0);
  await run('publish', '--prepare', 'waiting', '--keys', laptop);
  const { out } = await run('sign', 'waiting', '--json', '--dry-run');
  expect(JSON.parse(out)).toEqual({
    area: 'letters',
    version: '1.0.0',
    signers: ['letters-laptop', 'letters', 'letters-office'],
    missing: 0,
    revision: 7,
    dryRun: true,
  });
  expect((await run('sign', 'waiting')).out).toContain('is live in revision 7');
});

test('whoever signs for a registry that is served needs the area’s key alone', async () => {
  const { run, cwd, laptop, serve } = await twoPeople();
  const { url } = await serve();
  for (const name of readdirSync(laptop)) if (/^online/.test(name)) rmSync(join(laptop, name));
  const mine = join(cwd, 'mine');
  mkdirSync(mine);
  for (const name of readdirSync(join(cwd, '.fairlead/keys')))
    if (/^letters/.test(name)) copyFileSync(join(cwd, '.fairlead/keys', name), join(mine, name));
  await run('publish', '--prepare', 'waiting', '--registry', url, '--keys', mine);
  expect(await run('sign', 'waiting', '--registry', url, '--keys', laptop)).toMatchObject({
    out: 'letters 1.0.0, signed by letters, letters-laptop, is live in revision 6\n',
    code: 0,
  });
});
