import { expect, onTestFinished, test } from 'vitest';
import { aBuild, aRegistry, now } from '../../testing/index.ts';
import { serveRegistry } from '../http/serve-registry.ts';
import { publish } from '../publish.ts';
import { readRevision } from '../read-revision.ts';
import { changeRollout, publishRollout } from '../rollout/roll-out.ts';
import { toBytes } from '../verify/bytes.ts';
import { answerHealth } from './answer-health.ts';
import { watchHealth } from './watch-health.ts';

const role = 'mfe-letters';
const module = '@fairlead/mfe-letters';

/** A served registry where letters 1.0.0 is live and 1.1.0 is rolled out to 10%. */
async function aServerWithRollout() {
  const { store, keys, registry, keyOf, options } = await aRegistry();
  await publish(registry, aBuild(role, 'one', '1.0.0'), { keys, now });
  const { manifest } = aBuild(role, 'two', '1.1.0');
  const files = { 'manifest.json': toBytes(JSON.stringify(manifest)) };
  const built = { role, version: '1.1.0', files };
  await publishRollout({ registry, store }, built, { share: 10 }, { keys, now });
  const online = { ...options, keys: keyOf('online'), clock: () => now };
  const before = answerHealth(watchHealth(online));
  const server = await serveRegistry({ ...online, port: 0, before });
  onTestFinished(() => server.close());
  const post = async (body: string) =>
    (await fetch(`${server.url}/health`, { method: 'POST', body })).status;
  const report = (what: string, version = '1.1.0', revision = 'r5', name = module) =>
    post(JSON.stringify({ module: name, version, revision, what }));
  const halted = async () => (await readRevision(store, { now }))?.timestamp.halted;
  const complete = () =>
    changeRollout({ registry, store }, { role, version: '1.1.0' }, { share: 100 }, { keys, now });
  const live = async () => (await readRevision(store, { now }))?.roles[role]?.release?.version;
  const listed = async () => (await fetch(`${server.url}/health`)).json();
  /** Publishes another build under a version number that was used before. */
  const publishAgain = (version: string) => {
    const { manifest, files } = aBuild(role, 'three', version);
    return publish(registry, { manifest: { ...manifest, budget: 9 }, files }, { keys, now });
  };
  return { post, report, halted, listed, complete, live, publishAgain };
}

test('reports are counted by module, version and revision', async () => {
  const { report, listed } = await aServerWithRollout();
  for (const what of ['load', 'mount', 'crash', 'rollback', 'override'])
    expect(await report(what)).toBe(204);
  await report('load', '1.0.0', 'r4');
  expect(await listed()).toEqual([
    {
      module,
      version: '1.1.0',
      revision: 'r5',
      counts: { load: 1, mount: 1, crash: 1, rollback: 1, override: 1 },
    },
    {
      module,
      version: '1.0.0',
      revision: 'r4',
      counts: { load: 1, mount: 0, crash: 0, rollback: 0, override: 0 },
    },
  ]);
});

test('a rollout is stopped by the third crash of five pages, with the reason, and not before', async () => {
  const { report, halted } = await aServerWithRollout();
  for (let page = 0; page < 5; page += 1) await report('load');
  await report('crash');
  await report('crash');
  expect(await halted()).toBeUndefined();
  await report('crash');
  expect(await halted()).toMatchObject({
    [role]: { version: '1.1.0', because: '3 of 5 pages crashed (60%; 0% with 1.0.0).' },
  });
});

test('what everyone keeps during a rollout does not go back', async () => {
  const { report, halted } = await aServerWithRollout();
  for (let page = 0; page < 9; page += 1) await report('crash', '1.0.0');
  expect(await halted()).toBeUndefined();
});

test('a release that everyone has goes back to the one before, judged against it', async () => {
  const { report, halted, complete, live } = await aServerWithRollout();
  await complete();
  for (let page = 0; page < 10; page += 1) await report('load', '1.0.0', 'r4');
  await report('crash', '1.0.0', 'r4');
  for (let page = 0; page < 15; page += 1) await report('load', '1.1.0', 'r6');
  for (let crash = 0; crash < 3; crash += 1) await report('crash', '1.1.0', 'r6');
  expect(await live()).toBe('1.1.0');
  await report('crash', '1.1.0', 'r6');
  expect(await halted()).toMatchObject({
    [role]: { version: '1.1.0', because: '4 of 15 pages crashed (27%; 10% with 1.0.0).' },
  });
  expect(await live()).toBe('1.0.0');
  for (let crash = 0; crash < 9; crash += 1) await report('crash', '1.0.0', 'r7');
  expect(await live()).toBe('1.0.0');
});

test('what pages said of an earlier build with the same version number does not count for the one that is live', async () => {
  const { report, halted, complete, live, publishAgain } = await aServerWithRollout();
  await complete();
  for (let page = 0; page < 5; page += 1) await report('load', '1.1.0', 'r6');
  for (let crash = 0; crash < 3; crash += 1) await report('crash', '1.1.0', 'r6');
  expect(await live()).toBe('1.0.0');
  const revision = `r${await publishAgain('1.1.0')}`;
  for (let page = 0; page < 5; page += 1) await report('load', '1.1.0', revision);
  for (let page = 0; page < 9; page += 1) await report('crash', '1.1.0', 'r6');
  for (let crash = 0; crash < 2; crash += 1) await report('crash', '1.1.0', revision);
  expect(await live()).toBe('1.1.0');
  await report('crash', '1.1.0', revision);
  expect(await live()).toBe('1.0.0');
  expect(await halted()).toMatchObject({
    [role]: { because: '3 of 5 pages crashed (60%; 0% with 1.0.0).' },
  });
});

test('what is no report, or of no live build, is not counted', async () => {
  const { post, report, listed } = await aServerWithRollout();
  expect(await post('{}')).toBe(400);
  expect(await post('x'.repeat(501))).toBe(400);
  expect(await report('cough')).toBe(400);
  await report('load', '9.9.9');
  await report('load', '1.1.0', 'r6');
  await report('load', '1.1.0', 'r5', '@fairlead/mfe-nobody');
  expect(await listed()).toEqual([]);
});

test.each(['r0', 'abc', ''])(
  'a page of "%s", which is no revision of the registry, counts for nothing',
  async (revision) => {
    const { report, listed } = await aServerWithRollout();
    await report('crash', '1.1.0', revision);
    expect(await listed()).toEqual([]);
  },
);
