import { loadPersonas } from '@fairlead/sandbox/content/load';
import { expect, test } from 'vitest';
import { amountsOf, type Interval, type Program, policies } from './package-screens.ts';
import { sumOf } from './shown-lines.ts';

const { personas } = await loadPersonas();

/** Every package that a client of the sandbox can see the price of. */
const programs = personas.flatMap(({ id: persona, market_submission: submission }): Program[] => {
  const ready = submission?.packages.filter(({ status }) => status === 'READY') ?? [];
  if (submission?.status !== 'RELEASED') return [];
  return ready.map(({ id, name }) => ({
    ...{ persona, submission: submission.id, packageId: id, name },
    isOnly: ready.length === 1,
  }));
});

const afterComparison = ['package', 'billing', 'checkout', 'board'];
const compared = ['comparison', 'print', ...afterComparison];

/** The screens that show a price for an interval. */
function screensOf({ persona, name, isOnly }: Program, interval: Interval): readonly string[] {
  if (persona === 'weekly-quotes') {
    const quoted = { Recommended: 'MONTHLY', Complete: 'ANNUALLY' }[name];
    return quoted === interval ? compared : [];
  }
  if (isOnly) return afterComparison;
  return interval === 'MONTHLY' ? compared : ['print', ...afterComparison];
}

test('the sandbox has programs with one package and with several', () => {
  expect(programs.length).toBeGreaterThan(15);
  expect(programs.some(({ isOnly }) => isOnly)).toBe(true);
});

test.each(
  programs.flatMap((program) => [
    { ...program, interval: 'MONTHLY' as const },
    { ...program, interval: 'ANNUALLY' as const },
  ]),
)('$name of $persona costs the same on every screen, line by line, $interval', async (one) => {
  const seen = await amountsOf(one, one.interval);
  expect([...seen.keys()]).toEqual(screensOf(one, one.interval));
  const lines = [...seen].flatMap(([screen, some]) => some.map((line) => ({ screen, ...line })));
  for (const [label, same] of Map.groupBy(lines, (line) => line.label)) {
    expect(same, label).toEqual(same.map((line) => ({ ...line, amount: same[0]?.amount })));
    // A policy is at least on the package page, at billing and at the checkout.
    if (policies.includes(label)) expect(same.length, label).toBeGreaterThanOrEqual(3);
  }
  for (const screen of ['package', 'billing', 'checkout']) {
    const order = seen.get(screen)?.filter(({ label }) => label !== 'Due') ?? [];
    // The package page lists the premium of all policies as one line.
    const listed = order.filter(
      ({ label }) => label !== 'Total' && !(screen === 'package' && policies.includes(label)),
    );
    const total = order.filter(({ label }) => label === 'Total');
    expect([screen, sumOf(listed)]).toEqual([screen, sumOf(total)]);
  }
});
