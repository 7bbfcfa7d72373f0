import type { PageAction } from '@fairlead/mfe-kit/page';
import { expect, test } from 'vitest';
import { createKnownSaves } from './known-saves.ts';

const call = (name: string, method: string) => ({
  kind: 'call' as const,
  ...{ name, method },
  path: name,
  status: 200,
});

/** What is known after a control of the board was used, and these calls followed. */
function savesAfter(action: PageAction, ...happened: readonly ReturnType<typeof call>[]) {
  const saves = createKnownSaves();
  saves.learn({
    step: { actor: 'admin', action: { kind: 'page', actions: [action] } },
    before: { screen: 'board', address: '/board', outline: [] },
    happened,
  });
  return saves;
}

test('the calls that a control makes to change something are known on its screen', () => {
  const get = call('get-submission', 'GET');
  const saves = savesAfter({ press: 'Save' }, get, call('update-package', 'PATCH'));
  expect(saves.of('board', { press: 'Save' })).toEqual(['update-package']);
  expect(saves.of('library', { press: 'Save' })).toEqual([]);
  expect(saves.of('board', { press: 'Cancel' })).toEqual([]);
});

test.each<[string, PageAction, PageAction]>([
  ['an amount in its name', { press: 'Pay $1,200.50' }, { press: 'Pay $90' }],
  ['what is chosen', { choose: 'Monthly', of: 'Interval' }, { choose: 'Annual', of: 'Interval' }],
  ['whether it is checked', { check: 'Pinned' }, { uncheck: 'Pinned' }],
])('a control is the same apart from %s', (_, used, same) => {
  expect(savesAfter(used, call('save', 'POST')).of('board', same)).toEqual(['save']);
});
