import { expect, test } from 'vitest';
import { node } from '../test-kit/outline-node.ts';
import type { Page } from './invariant.ts';
import { createNoticed } from './noticed.ts';

const edit = node('button', 'Edit');
const field = node('textbox', 'Name');
const on = (screen: string, ...outline: Page['outline']): Page => ({
  ...{ screen, outline },
  address: '/',
});
const step = { actor: 'admin', action: { kind: 'page' as const, actions: [{ press: 'Edit' }] } };

test('what appears on a page is new for five more steps', () => {
  const noticed = createNoticed();
  noticed.notice({ step, before: on('board', edit), page: on('board', edit, field) });
  expect([edit, field].map((one) => noticed.isNew('admin', one))).toEqual([false, true]);
  expect(noticed.isNew('guest', field)).toBe(false);
  const page = on('board', edit, field);
  for (let at = 0; at < 5; at += 1) noticed.notice({ step, before: page, page });
  expect(noticed.isNew('admin', field)).toBe(true);
  noticed.notice({ step, before: page, page });
  expect(noticed.isNew('admin', field)).toBe(false);
});

test('on a screen that opens nothing is new', () => {
  const noticed = createNoticed();
  noticed.notice({ step, before: on('list', edit), page: on('board', field) });
  expect(noticed.isNew('admin', field)).toBe(false);
});
