import { expect, test } from 'vitest';
import { aResult } from '../../test-kit/a-result.ts';
import { describeBroken } from './describe-broken.ts';

test('a scenario that failed outside of any step is named with its failure, and one that passed is not', () => {
  const place = { file: 'scenarios/letters.yaml', line: 3 };
  const passed = aResult({ ...place, name: 'Reads', verdict: 'passed' });
  const crashed = aResult({
    ...{ ...place, name: 'Answers', verdict: 'crashed', steps: [] },
    failure: { message: 'the worker ended' },
  });
  expect(describeBroken({ scenarios: [passed, crashed], notRun: 0, ms: 1 })).toEqual([
    '“Answers” (scenarios/letters.yaml:3) fails: the worker ended. Fix the area or the scenario, and build again. `fairlead run scenarios/letters.yaml` says more.',
  ]);
});

test('a run that was stopped counts as one that did not pass', () => {
  expect(describeBroken({ scenarios: [], notRun: 2, ms: 1 })).toEqual([
    '2 scenarios were not played, because the run was stopped.',
  ]);
});
