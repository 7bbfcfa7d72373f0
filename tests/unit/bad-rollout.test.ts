import { followPause } from '@fairlead/cli/releases/follow';
import {
  publishFiles,
  publishRollout,
  type Revision,
  readHistory,
  watchHealth,
  withManifest,
} from '@fairlead/registry';
import { getsRollout } from '@fairlead/registry/rollout/gets-rollout';
import { aBuild, aRegistry, now as start } from '@fairlead/registry/testing';
import { pickBuilds } from '@fairlead/root-config/rollout/pick-builds';
import { rolloutPause } from '@fairlead/root-config/rollout/rollout-pause';
import { expect, test } from 'vitest';

const role = 'mfe-letters';
const bad = '1.1.0';
const second = 1000;

const rollout = { version: bad, stable: '1.0.0', share: 10 };

const visitorOf = (bucket: number) =>
  ({ bucket, experience: 'fairlead', isInternal: false }) as const;

/** The same numbers in each run. */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const built = (version: string) => {
  const { manifest } = aBuild(role, version, version);
  return { role, version, files: withManifest(manifest, {}) };
};

/** One visitor with one page, who comes back every 40 s. */
type Page = {
  readonly bucket: number;
  readonly arrives: number;
  /** How long the bad build runs here before it crashes. */
  readonly crashAfter: number;
  version: string | null;
  openedAt: number;
  hasLeft: boolean;
};

/** 200 pages in the first minute, on a virtual clock. Returns who had the bad build, and when. */
async function simulate() {
  const { store, keys, registry, keyOf } = await aRegistry();
  const options = { keys, now: start };
  await publishFiles(registry, built('1.0.0'), options);
  await publishRollout({ registry, store }, built(bad), { share: 10 }, options);
  let now = start;
  let haltedAt: number | null = null;
  const onHalt = () => {
    haltedAt = now;
  };
  const health = watchHealth({ store, keys: keyOf('online'), clock: () => now, onHalt });
  const draw = random(7);
  const pages: Page[] = Array.from({ length: 200 }, () => ({
    bucket: Math.floor(draw() * 100),
    arrives: start + Math.floor(draw() * 60) * second,
    crashAfter: draw() < 0.7 ? Math.ceil(draw() * 20) * second : Number.POSITIVE_INFINITY,
    version: null,
    openedAt: 0,
    hasLeft: false,
  }));
  let deployed: Revision = await registry.read();
  const saw = new Set<Page>();
  let lastSeen = start;

  const report = (version: string, what: 'load' | 'crash') =>
    health.add({ module: '@fairlead/mfe-letters', version, revision: 'r5', what });
  const gets = ({ bucket, hasLeft }: Page) => {
    const builds = { [role]: { imports: {}, integrity: {}, depcache: {}, modules: {} } };
    const left = hasLeft ? { [role]: bad } : {};
    return role in pickBuilds(deployed, { health: null, builds }, visitorOf(bucket), left)
      ? bad
      : '1.0.0';
  };

  for (; now < start + 240 * second; now += second) {
    if ((now - start) % followPause === 0) deployed = await registry.read();
    for (const page of pages) {
      const age = now - page.arrives;
      if (age < 0) continue;
      if (age % (40 * second) === 0) {
        page.version = gets(page);
        page.openedAt = now;
        await report(page.version, 'load');
      } else if (page.version === bad && now - page.openedAt >= page.crashAfter) {
        page.version = '1.0.0';
        page.hasLeft = true;
        await report(bad, 'crash');
      } else if (page.version === bad && (now - page.openedAt) % rolloutPause === 0)
        page.version = gets(page);
      if (page.version !== bad) continue;
      saw.add(page);
      lastSeen = now;
    }
  }
  const history = await readHistory(store, await registry.read());
  const [newest] = history.filter((entry) => entry.role === role);
  const inShare = pages.filter(({ bucket }) =>
    getsRollout(role, rollout, visitorOf(bucket)),
  ).length;
  return { saw, lastSeen: lastSeen - start, haltedAt: (haltedAt ?? now) - start, newest, inShare };
}

test('of 200 pages, 9 of the 16 in its 10% ever have a bad build, and none does after two minutes', async () => {
  const { saw, lastSeen, haltedAt, newest, inShare } = await simulate();
  expect({ saw: saw.size, inShare }).toEqual({ saw: 9, inShare: 16 });
  expect(haltedAt).toBeLessThan(60 * second);
  expect(lastSeen).toBeLessThanOrEqual(120 * second);
  expect(newest?.release).toMatchObject({
    kind: 'halt',
    version: bad,
    by: 'registry',
    because: expect.stringMatching(/^\d of \d+ pages crashed \(\d+%; 0% with 1\.0\.0\)\.$/),
  });
});
