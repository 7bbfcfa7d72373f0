import { expect, test } from 'vitest';
import { createPaint } from '../paint.ts';
import { formatSuspects } from './format-suspects.ts';

const paint = createPaint(false);

test('each place says in how many scenarios it ran or was left out', () => {
  const text = formatSuspects(
    [
      {
        at: 'mfe/a/src/model/b.ts:7',
        isChanged: true,
        isLeftOut: false,
        failed: [2, 2],
        passed: [0, 60],
      },
      {
        at: 'shared/domain/src/c.ts:9',
        isChanged: false,
        isLeftOut: true,
        failed: [1, 2],
        passed: [3, 60],
      },
      {
        at: 'mfe/a/src/content.ts:4',
        isChanged: true,
        isLeftOut: false,
        failed: [0, 2],
        passed: [0, 60],
      },
    ],
    paint,
  );
  expect(text).toBe(
    `Look first at what differs between the scenarios that failed and those that passed:
  mfe/a/src/model/b.ts:7 changed, and ran in 2 of 2 that failed, in none of 60 that passed
  shared/domain/src/c.ts:9 left out in 1 of 2 that failed, in 3 of 60 that passed
  mfe/a/src/content.ts:4 changed, and ran as the product started, or nowhere

`,
  );
});

test('a run without a suspect says nothing', () => {
  expect(formatSuspects([], paint)).toBe('');
  expect(formatSuspects(undefined, paint)).toBe('');
});
