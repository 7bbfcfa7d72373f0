import { expect, test } from 'vitest';
import { createHeadlessDriver } from '../drivers/headless/driver.ts';
import { play } from '../run/playing/play.ts';
import { aPlan, stepsOf } from '../test-kit/a-plan.ts';
import { loadHeadlessAreas } from './areas.ts';
import { createSandboxWorld } from './sandbox-world.ts';

test('a price that differs names its store, the rule that computes it and the response', async () => {
  const driver = await createHeadlessDriver(await loadHeadlessAreas(), createSandboxWorld);
  const wrong = { name: 'Complete', price: '$1,500.00/mo' };
  const plan = aPlan(stepsOf([{ kind: 'see', see: 'package', package: wrong }]), {
    actors: { founder: 'ms-released' },
  });
  const { steps } = await play(plan, driver, {
    driver: 'headless',
    target: 'msw',
    seed: 1,
    now: () => 0,
    pictures: 'off',
  });
  await driver.close();
  const [line = ''] = steps[0]?.failure?.cause?.amounts ?? [];
  expect(line).toMatch(
    /^\$1,494\.44 comes from comparison\.\$options of packages, \[2\]\.price \(mfe\/packages\/src\/model\/comparison\.ts:\d+, shared\/domain\/src\/packages\/quoted-price\.ts:\d+\), computed from (find|get)-market-submission, packages\[2\]$/,
  );
});
