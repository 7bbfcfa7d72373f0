import type { QuestionSet } from '@fairlead/contracts/application';
import { expect, test } from 'vitest';
import { createSandbox } from '../../sandbox.ts';
import { ask } from '../../test-kit/ask.ts';

/** The labels that a field offers, in order. */
async function offered(set: string, field: string) {
  const visitor = (await createSandbox()).visitor();
  const { questions } = await ask<QuestionSet>(visitor, 'find-question-set', {
    query: { name: set },
  });
  const found = questions
    .flatMap(({ fields }) => fields)
    .find(({ unique_name }) => unique_name === field);
  return found?.enum_options.map(({ label }) => label) ?? [];
}

test('SHELL-002 the ten insurance lines can be applied for', async () => {
  const lines = (await offered('coverage_wishes', 'coverages-wanted')).map((label) =>
    label.toLowerCase(),
  );
  for (const line of [
    'general liability',
    'directors and officers',
    'cyber',
    'errors and omissions',
    'employment practices',
    'fiduciary',
    'crime',
    'hired and non-owned auto',
    'employee benefits liability',
  ])
    expect(lines).toContain(line);
  expect(lines.filter((line) => line.startsWith('business property'))).toHaveLength(1);
});

test('SHELL-040 the industries stand as the specification lists them', async () => {
  expect(await offered('industry', 'industry')).toEqual([
    'Fintech',
    'Web3',
    'HealthTech',
    'Consumer',
    'SaaS',
    'Enterprise Software',
    'Professional Services',
    'Health and Life Sciences',
    'Hardware',
    'Construction',
    'Consumer Services',
    'Energy',
    'Energy Infrastructure',
    'Entertainment',
    'Health Care',
    'Hospitality',
    'Manufacturing',
    'Nonprofit',
    'Public Entity',
    'Retail',
    'Transportation',
    'VC and PE',
  ]);
});
