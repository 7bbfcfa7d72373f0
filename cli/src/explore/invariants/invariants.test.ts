import type { Outline } from '@fairlead/ui/semantics/outline';
import { expect, test } from 'vitest';
import type { Action } from '../../language/plan.ts';
import { node } from '../../test-kit/outline-node.ts';
import type { Broken, Invariant, Moment, Page } from '../invariant.ts';
import { agreement } from './agreement.ts';
import { noBrokenText } from './no-broken-text.ts';
import { noCrashScreen } from './no-crash-screen.ts';
import { noDeadEnd } from './no-dead-end.ts';
import { noLostEntry } from './no-lost-entry.ts';
import { noReportedError } from './no-reported-error.ts';
import { noStranger } from './no-stranger.ts';
import { onePayment } from './one-payment.ts';
import { ownChange } from './own-change.ts';
import { shownPrice } from './shown-price.ts';

const aPage = (...outline: Outline): Page => ({ screen: 'intake', address: '/', outline });
const field = (value: string) => node('textbox', 'Website', { value });

const press: Action = { kind: 'page', actions: [{ press: 'Save' }] };
const fill: Action = { kind: 'page', actions: [{ fill: 'Website', with: 'ada.example' }] };
const control = (name: 'reload' | 'go back'): Action => ({ kind: 'control', control: name });

/** A back end with these rows. */
const holding = (tables: Readonly<Record<string, readonly object[]>>): Moment['backEnd'] => {
  const rows = (table: string) => tables[table] ?? [];
  const has = (key: string, value: unknown) => (row: object) => Reflect.get(row, key) === value;
  return {
    get: async (table: string, id: string) => rows(table).find(has('id', id)),
    list: async (table: string, key?: string, value?: unknown) =>
      key === undefined ? rows(table) : rows(table).filter(has(key, value)),
  } as unknown as Moment['backEnd'];
};

const aMoment = (other: Partial<Moment> & { readonly action?: Action } = {}): Moment => ({
  step: { actor: 'founder', action: other.action ?? press },
  before: aPage(),
  page: aPage(),
  hadUnsavedEdits: false,
  happened: [],
  faults: [],
  isAlone: true,
  isAdmin: false,
  email: 'ada@example.com',
  backEnd: holding({}),
  waitForChange: async () => null,
  ...other,
});

/** What a walk of these moments breaks. */
async function broken(
  invariant: Invariant,
  ...moments: readonly Parameters<typeof aMoment>[0][]
): Promise<Broken | null> {
  const watch = invariant.watch();
  for (const moment of moments) {
    const found = await watch(aMoment(moment));
    if (found) return found;
  }
  return null;
}
const message = async (...walk: Parameters<typeof broken>) =>
  (await broken(...walk))?.message ?? null;

const call = (name: string, body: unknown, status: number | null = 200) => ({
  kind: 'call' as const,
  name,
  method: 'PATCH',
  path: `client-backend/${name}`,
  status: status ?? ('no answer' as const),
  body,
});
const fault = { kind: 'status' as const, status: 503 };

test('an error that the product reports breaks an invariant, unless a fault explains it', async () => {
  const error = { kind: 'error' as const, message: 'No plan', where: 'thrown in a rule' };
  expect(await message(noReportedError, { happened: [error] })).toBe('No plan (thrown in a rule)');
  expect(await message(noReportedError, { happened: [error], faults: [fault] })).toBeNull();
  const handled = { ...error, mayBeMeant: true as const };
  expect(await message(noReportedError, { happened: [handled] })).toBeNull();
});

test('a refusal of what somebody else has changed meanwhile breaks no invariant', async () => {
  const error = { kind: 'error' as const, message: 'It was released', where: 'admin: undo' };
  const happened = [call('update-package', {}, 409), error];
  expect(await message(noReportedError, { happened, isAlone: false })).toBeNull();
  expect(await message(noReportedError, { happened })).toBe('It was released (admin: undo)');
});

test('no fault explains a mistake in the code', async () => {
  const slip = { kind: 'error' as const, message: 'plan is not a function', where: 'this step' };
  const found = await message(noReportedError, { happened: [slip], faults: [fault] });
  expect(found).toBe('plan is not a function (this step)');
});

test('the crash page breaks an invariant, unless a fault explains it', async () => {
  const page = aPage(node('heading', 'Something went sideways.'));
  expect(await broken(noCrashScreen, { page })).toEqual({
    message: 'the page says "Something went sideways."',
    step: { 'see no heading': 'Something went sideways.' },
  });
  expect(await broken(noCrashScreen, { page, faults: [fault] })).toBeNull();
});

test('somebody who is alone is not told that another admin made a change', async () => {
  const page = aPage(node('text', 'Another admin changed Growth before you'));
  const conflict = { kind: 'status' as const, status: 409 };
  expect(await message(ownChange, { page })).toBe('Another admin changed Growth before you');
  expect(await message(ownChange, { page, faults: [fault] })).not.toBeNull();
  expect(await message(ownChange, { page, faults: [conflict] })).toBeNull();
  expect(await message(ownChange, { page, isAlone: false })).toBeNull();
  const reload = { action: control('reload'), page: aPage(node('heading', 'Packages')) };
  expect(await message(ownChange, reload, { page })).not.toBeNull();
  expect(await broken(ownChange, { ...reload, hadUnsavedEdits: true }, { page })).toBeNull();
});

test('a value that nobody formatted is found wherever it is shown', async () => {
  for (const text of ['$NaN due today', 'undefined employees', '[object Object]', 'Invalid Date'])
    expect(await message(noBrokenText, { page: aPage(node('text', text)) })).not.toBeNull();
  expect(await message(noBrokenText, { page: aPage(field('Ada')) })).toBeNull();
});

test('a screen without anything to do is a dead end, unless time opens a way on or the page keeps asking', async () => {
  const header = node('banner', '', { children: [node('link', 'Fairlead')] });
  const legal = node('link', 'Terms of use (opens in a new tab)');
  const waiting = aPage(
    header,
    node('main', '', { children: [node('heading', 'Hold tight'), legal] }),
  );
  const ready = aPage(header, node('main', '', { children: [node('button', 'Continue')] }));
  const after = (page: Page, calls: number) => async () => ({ ...page, calls });
  expect(await broken(noDeadEnd, { page: waiting })).toEqual({
    message: 'the screen intake offers nothing to do, and says "Hold tight"',
    step: { 'see no text': 'Hold tight' },
    isLater: true,
  });
  const other = { ...aPage(node('main', '', { children: [node('text', 'Gone')] })), calls: 0 };
  const pages = [{ ...other, screen: 'decision' }];
  const waitForChange = async () => pages.shift() ?? null;
  expect(await message(noDeadEnd, { page: waiting, waitForChange })).toBe(
    'the screen decision offers nothing to do, and says "Gone"',
  );
  expect(await broken(noDeadEnd, { page: waiting, waitForChange: after(ready, 0) })).toBeNull();
  expect(await broken(noDeadEnd, { page: waiting, waitForChange: after(waiting, 3) })).toBeNull();
  expect(await broken(noDeadEnd, { page: ready })).toBeNull();
  const embedded = aPage(node('text', 'Open Fairlead from the partner’s page again.'));
  expect(await broken(noDeadEnd, { page: embedded })).toBeNull();
});

test('what was entered may not be lost by a reload, with Back, or when saving fails', async () => {
  const filled = aPage(field('ada.example'));
  const empty = aPage(field(''));
  const elsewhere = { ...aPage(node('heading', 'Review')), address: '/review' };
  const entering = { action: fill, before: empty, page: filled };
  const leaving = { before: filled, page: elsewhere };
  const lost = (how: string) => `"Website" held "ada.example", and holds "" after ${how}`;
  const reload = { action: control('reload'), before: filled, page: empty };
  const back = { action: control('go back'), before: elsewhere, page: empty };
  const failing = { before: filled, page: empty, happened: [call('save-answers', {}, 503)] };
  expect(await broken(noLostEntry, entering, reload)).toEqual({
    message: lost('a reload'),
    step: { 'see field': { label: 'Website', value: 'ada.example' } },
  });
  expect(await message(noLostEntry, entering, leaving, back)).toBe(lost('Back'));
  expect(await message(noLostEntry, entering, failing)).toBe(lost('saving has failed'));
  expect(await broken(noLostEntry, entering, { ...reload, page: filled })).toBeNull();
  expect(await broken(noLostEntry, reload)).toBeNull();
  const signedOut: Moment['happened'] = [{ kind: 'screen', name: 'logout-callback' }];
  const signingOut = { before: filled, page: elsewhere, happened: signedOut };
  expect(await broken(noLostEntry, entering, signingOut, back)).toBeNull();
  expect(await broken(noLostEntry, entering, { ...reload, isAlone: false })).toBeNull();
  const asVisitor = { ...reload, happened: [call('get-session', undefined, 401)] };
  expect(await broken(noLostEntry, entering, asVisitor)).toBeNull();
  expect(await broken(noLostEntry, entering, { ...reload, hadUnsavedEdits: true })).toBeNull();
  const undo: Action = { kind: 'page', actions: [{ press: 'Undo' }] };
  expect(await broken(noLostEntry, entering, { ...failing, action: undo })).toBeNull();
  const undoing = { action: undo, before: elsewhere, page: elsewhere };
  expect(await broken(noLostEntry, entering, leaving, undoing, back)).toBeNull();
});

test('a field that was entered again on another page holds the later entry', async () => {
  const first = aPage(field('first.example'));
  const second = aPage(field('second.example'));
  const later = (page: Page = aPage(field(''))) => ({ ...page, address: '/later' });
  const walk = [
    { action: fill, before: aPage(field('')), page: first },
    { before: first, page: later() },
    { action: fill, before: later(), page: later(second) },
    { action: control('go back'), before: later(second), page: second },
  ];
  expect(await broken(noLostEntry, ...walk)).toBeNull();
});

test('an entry that another page replaces with what it marks as wrong is none anymore', async () => {
  const entered = aPage(field('first.example'));
  const wrong = aPage(node('textbox', 'Website', { value: '-1', states: { invalid: true } }));
  const later = { ...wrong, address: '/later' };
  const walk = [
    { action: fill, before: aPage(field('')), page: entered },
    { before: entered, page: { ...entered, address: '/later' } },
    { action: fill, before: { ...entered, address: '/later' }, page: later },
    { action: control('go back'), before: later, page: aPage(field('-1')) },
  ];
  expect(await broken(noLostEntry, ...walk)).toBeNull();
});

test('what the page marks as wrong is no entry, and neither is a statement or a switch of the view', async () => {
  const wrong = node('textbox', 'Website', { value: 'ada', states: { invalid: true } });
  const ticked = (name: string, checked: boolean) =>
    node('checkbox', name, { states: { checked } });
  const names = ['I checked this address', 'Show changes only', 'Hide what is equal'];
  const before = aPage(wrong, ...names.map((name) => ticked(name, true)));
  const empty = aPage(field(''), ...names.map((name) => ticked(name, false)));
  const entering = { action: fill, before: empty, page: before };
  const reload = { action: control('reload'), before, page: empty };
  expect(await broken(noLostEntry, entering, reload)).toBeNull();
});

test('the fields of a card are kept nowhere', async () => {
  const card = node('textbox', 'Card number');
  const code = (value: string) => node('textbox', 'Postal code', { value });
  const filled = aPage(card, code('94105'));
  const entering = { action: fill, before: aPage(card, code('')), page: filled };
  const reload = { action: control('reload'), before: filled, page: aPage(card, code('')) };
  expect(await broken(noLostEntry, entering, reload)).toBeNull();
});

test('nothing is paid for twice', async () => {
  const pay = call('bind-request', {});
  const payment = { id: 'pay_1', market_submission_id: 'ms_1', amount_cents: 100 };
  const again = { ...payment, id: 'pay_2' };
  const twice = holding({ payment: [payment, again] });
  expect(await message(onePayment, { happened: [pay], backEnd: twice })).toBe(
    'the payment of ms_1 is paid for twice',
  );
  const declined = { id: 'env_1', market_submission_id: 'ms_1', end: { kind: 'declined' } };
  const opened = { id: 'env_2', market_submission_id: 'ms_1', end: null };
  const reopened = holding({ checkout: [declined, opened], payment: [payment, again] });
  expect(await broken(onePayment, { happened: [pay], backEnd: reopened })).toBeNull();
  const both = holding({ checkout: [opened, { ...opened, id: 'env_3' }] });
  expect(await message(onePayment, { happened: [pay], backEnd: both })).toBe(
    'ms_1 is paid for twice',
  );
});

test('what is charged is what the page showed, to the cent', async () => {
  const happened = [call('bind-request', {})];
  const before = aPage(node('cell', '$1,234.50'));
  const charging = (amount_cents: number) =>
    message(shownPrice, {
      happened,
      before,
      backEnd: holding({ payment: [{ id: 'pay_1', amount_cents }] }),
    });
  expect(await charging(123_450)).toBeNull();
  expect(await charging(123_451)).toBe('$1,234.51 is charged, and no such amount was on the page');
  const backEnd = holding({ payment: [{ id: 'pay_1', amount_cents: 123_450 }] });
  const later = (faults: Moment['faults']) =>
    message(shownPrice, { before, faults }, { before: aPage(), faults, happened, backEnd });
  expect(await later([])).toBe('$1,234.50 is charged, and no such amount was on the page');
  expect(await later([{ kind: 'slow', ms: 60_000 }])).toBeNull();
});

test('what the page was told it saved is what the back end holds', async () => {
  const rename = call('update-package', { package_id: 'pk_1', name: ' Basics ' });
  const row = { id: 'pk_1', name: 'Basics', status: 'READY' };
  const of = (happened: Moment['happened'], tables: Parameters<typeof holding>[0]) =>
    message(agreement, { happened, backEnd: holding(tables) });
  expect(await of([rename], { package: [row] })).toBeNull();
  expect(await of([rename], { package: [{ ...row, name: 'Growth' }] })).toBe(
    'update-package was answered, but name of the package is "Growth" and not "Basics"',
  );
  expect(await of([{ ...rename, status: 503 }], { package: [] })).toBeNull();
  expect(
    await of([{ ...rename, response: '{"this answer": was cut' }], { package: [] }),
  ).toBeNull();
  const draft = call('review-package', { package_id: 'pk_1' });
  expect(await of([draft], { package: [row] })).toContain('status of the package is "READY"');
  const ready = call('ready-package', { package_id: 'pk_1' });
  expect(await of([draft, ready], { package: [row] })).toBeNull();
  const unanswered = { ...ready, status: 'no answer' } as const;
  expect(await of([draft, unanswered], { package: [row] })).toBeNull();
  const refused = { ...ready, status: 409 };
  expect(await of([draft, refused], { package: [row] })).toContain('status of the package is');
  const answers = { ...call('save-answers', { answers: { q: { field: ['12'] } } }) };
  const save = { ...answers, path: 'intake-engine/v1/applications/app_1/answers' };
  expect(
    await of([save], { application: [{ id: 'app_1', answers: { a: { n: 12 } } }] }),
  ).toBeNull();
  expect(await of([save], { application: [{ id: 'app_1', answers: {} }] })).toBe(
    'save-answers was answered, but the answer "12" is not there',
  );
});

test('a client sees nothing of another one, an admin sees everybody', async () => {
  const backEnd = holding({
    person: [
      { email: 'ada@example.com', client_ids: ['cl_1'] },
      { email: 'bo@example.com', client_ids: ['cl_2'] },
    ],
    client: [
      { id: 'cl_1', company: 'Ada, Inc.' },
      { id: 'cl_2', company: 'Bo, Inc.' },
    ],
    submission: [{ id: 'ms_2', client_id: 'cl_2' }],
  });
  const seeing = (text: string, more: Partial<Moment> = {}) =>
    broken(noStranger, { page: aPage(node('text', text)), isAlone: false, backEnd, ...more });
  expect(await seeing('Offer for Bo, Inc.')).toEqual({
    message: 'ada@example.com sees Bo, Inc., which is another client’s',
    step: { 'see no text': 'Bo, Inc.' },
  });
  expect(await seeing('Offer for Ada, Inc.')).toBeNull();
  expect(await seeing('Offer for Bo, Inc.', { isAdmin: true })).toBeNull();
  const answered = { ...call('get-market-submission', {}), response: { id: 'ms_2' } };
  expect(await seeing('', { happened: [answered] })).toEqual({
    message: 'ada@example.com sees ms_2, which is another client’s',
  });
});
