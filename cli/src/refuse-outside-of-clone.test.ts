import { expect, test } from 'vitest';
import { refuseOutsideOfClone } from './refuse-outside-of-clone.ts';
import { UsageError } from './usage-error.ts';

test('what needs the whole app is refused where only the command is installed', () => {
  expect(() => refuseOutsideOfClone('`fairlead serve`', false)).toThrow(
    new UsageError(
      '`fairlead serve` needs the whole app: use the command in a clone of Fairlead’s repository.',
    ),
  );
  expect(() => refuseOutsideOfClone('`fairlead serve`')).not.toThrow();
});
