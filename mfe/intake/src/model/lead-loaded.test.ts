import { expect, test, vi } from 'vitest';
import { filled, open, visitor } from '../../testing/open-intake.ts';

const loads = vi.hoisted((): string[] => []);
vi.mock('@fairlead/store/leads', (original) => {
  loads.push('leads');
  return original();
});

test('the code of leads is fetched once the form is filled in, before it is submitted', async () => {
  const { fill } = await open(visitor);
  await fill({ ...filled, terms: false });
  expect(loads).toEqual([]);
  await fill({ terms: true });
  expect(loads).toEqual(['leads']);
});
