import { expect, test } from 'vitest';
import { requestClose } from './request-close.ts';

test.each([
  ['clean', false, true, ['ui-close']],
  ['dirty', true, true, ['ui-before-close', 'ui-close']],
  ['dirty and kept open', true, false, ['ui-before-close']],
])('a way out of a window that is %s fires its events', (_, dirty, isAllowed, events) => {
  const fired: string[] = [];
  requestClose((name) => fired.push(name) > 0 && isAllowed, { dirty });
  expect(fired).toEqual(events);
});
