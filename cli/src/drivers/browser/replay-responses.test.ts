import type { Page } from '@fairlead/mfe-kit/page';
import { expect, test } from 'vitest';
import { replayResponses } from './replay-responses.ts';

/** Creates a page with only these functions. */
const pageThat = (parts: Partial<Page>): Page => parts as Page;

test('a repeated task receives the same responses, and does nothing twice', async () => {
  const done: unknown[] = [];
  const page = pageThat({
    act: async (...actions) => void done.push(...actions),
    today: async () => '2026-12-31',
  });
  const again = replayResponses(page, [{ value: undefined }, { value: '2026-11-20' }]);
  await again.act({ press: 'Save' });
  expect(await again.today()).toBe('2026-11-20');
  expect(done).toEqual([]);
  await again.act({ press: 'Send' });
  expect(await again.today()).toBe('2026-12-31');
  expect(done).toEqual([{ press: 'Send' }]);
});

test('a missing control is reported again', async () => {
  const shortfall = { message: 'There is no Save', expected: ['Save'], found: ['button "Send"'] };
  const again = replayResponses(pageThat({}), [{ shortfall }]);
  await expect(again.act({ press: 'Save' })).rejects.toMatchObject({
    message: 'There is no Save',
    expected: ['Save'],
    found: ['button "Send"'],
  });
});

test('a visit to the bank is repeated action by action', async () => {
  const done: unknown[] = [];
  const page = pageThat({ act: async (...actions) => void done.push(...actions) });
  const again = replayResponses(page, [{ value: undefined }]);
  await again.visitBank({ leaveAt: 'institutions' }, () => again.act({ press: 'Connect' }));
  expect(done).toEqual([{ press: 'Close' }]);
});
