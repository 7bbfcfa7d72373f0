import { expect, test } from 'vitest';
import { rounds } from '../../scripts/steps.ts';

const steps = rounds.flat(2);
const names = steps.map(({ name }) => name);

test('a step needs only steps of earlier rounds, or before it in its lane', () => {
  for (const [index, lanes] of rounds.entries()) {
    const earlier = rounds.slice(0, index).flat(2);
    for (const lane of lanes)
      for (const [place, { name, needs = [] }] of lane.entries())
        for (const need of needs)
          expect(
            [...earlier, ...lane.slice(0, place)].map((step) => step.name),
            `${name} needs ${need}`,
          ).toContain(need);
  }
});

test('every step has a unique name', () => {
  expect(new Set(names).size).toBe(names.length);
});
