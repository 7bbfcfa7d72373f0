import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildDeployment, buildLimit, deployment, root } from './deployment.ts';
import {
  chunkOf,
  fileOf,
  follow,
  forgetFiles,
  press,
  retry,
  see,
  seeSettled,
  stage,
  styleOf,
  textOf,
  type,
  visit,
} from './page.ts';

/** What a server does whose new revision leaves out a file of the one before. */
function deployWithout(file: string) {
  const map = join(stage.dist, 'import-map.json');
  const before = readFileSync(map, 'utf8');
  const hidden = ['', '.br', '.gz'].map((suffix) => file + suffix);
  const after = before.replace(/"revision":"\w+"/, '"revision":"a-newer-one"');
  writeFileSync(map, after.replaceAll(basename(file), `next-${basename(file)}`));
  for (const one of hidden) renameSync(one, `${one}.gone`);
  onTestFinished(() => {
    for (const one of hidden) renameSync(`${one}.gone`, one);
    writeFileSync(map, before);
  });
}

test(
  'the files of a deployment still exist after the next one has dropped them',
  async () => {
    const dist = join(root, '.cache/composition/open-pages');
    rmSync(dist, { recursive: true, force: true });
    const { map } = await buildDeployment(
      'open-pages',
      deployment(['header', 'intake', 'account']),
    );
    const next = await buildDeployment('open-pages', deployment(['header', 'intake']));
    expect(next.map.imports).not.toHaveProperty('@fairlead/mfe-account');
    const gone = Object.keys(map.integrity).filter((path) => !existsSync(join(dist, path)));
    expect(gone).toEqual([]);
  },
  buildLimit,
);

test.each([
  ['the module of an area', () => fileOf('@fairlead/mfe-account'), '/login'],
  ['a part of an area that comes later', () => chunkOf('later'), '/request-access'],
  ['the style sheet of an area', () => styleOf('@fairlead/mfe-account'), '/login'],
])(
  '%s that is gone since a deployment makes the page say so at once, and the draft is kept',
  async (_, file, path) => {
    const page = await visit('/');
    await see(page, '#main', 'Intake 0.1.0');
    await type(page, '#name', 'Ada');
    await forgetFiles();
    deployWithout(file());
    await follow(page, path);
    await see(page, '#main', 'Something went sideways.');
    await see(page, '#main', 'A new version of Fairlead is available. Reload to continue.');
    await see(page, '#main', 'What you entered is saved.');
    expect(await textOf(page, retry)).toBe('Reload');
    expect(await page.execute(() => document.querySelector('.new-version'))).toBeNull();
    const draft = await page.execute(() =>
      localStorage.getItem('fairlead:draft:composition-intake'),
    );
    expect(JSON.parse(draft ?? '{}')).toEqual({ version: 1, value: 'Ada' });
  },
);

test('a new version that was put off is announced again once a file of the page is gone', async () => {
  const page = await visit('/');
  await seeSettled(page);
  await forgetFiles();
  deployWithout(fileOf('@fairlead/mfe-account'));
  await page.execute(() => {
    const real = Date.now;
    Date.now = () => real() + 6 * 60 * 1000;
  });
  await follow(page, '/unsupported-location');
  await see(page, '.new-version', 'A new version of Fairlead is available.');
  await press(page, '.new-version button:last-child');
  await follow(page, '/login');
  await see(page, '#main', 'Reload to continue.');
  await follow(page, '/');
  await see(page, '.new-version', 'Reload to continue.');
});

test('a file that is gone without a new revision is a crash, and nothing is announced', async () => {
  const page = await visit('/');
  await see(page, '#main', 'Intake 0.1.0');
  await forgetFiles();
  const map = readFileSync(join(stage.dist, 'import-map.json'), 'utf8');
  deployWithout(fileOf('@fairlead/mfe-account'));
  writeFileSync(join(stage.dist, 'import-map.json'), map);
  await follow(page, '/login');
  await see(page, '#main', 'Something went sideways.');
  await follow(page, '/');
  await see(page, '#main', 'Intake 0.1.0');
  expect(await page.execute(() => document.querySelector('.new-version'))).toBeNull();
});
