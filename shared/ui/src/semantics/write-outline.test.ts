import { expect, test } from 'vitest';
import { h, type PageNode } from './page-node.ts';
import { readView } from './read-view.ts';
import { snapshotOf } from './snapshot.ts';
import { hiddenViewsOf, viewOf } from './view.ts';
import { nodesOf, textsOf } from './write-outline.ts';

const outlineOf = (...nodes: PageNode[]) => readView(viewOf(nodes)).outline;
const lines = (...nodes: PageNode[]) => snapshotOf(outlineOf(...nodes));

test('words run on within a line, and end where a block begins or ends', () => {
  const page = h('div', null, 'Due ', h('b', null, 'to'), 'day', h('p', null, 'or'), 'later');
  expect(lines(page)).toEqual(['- text: Due today', '- text: or', '- text: later']);
});

test('a control parts the words around it', () => {
  expect(lines(h('p', null, 'See ', h('a', { href: '/t' }, 'terms'), ' first'))).toEqual([
    '- text: See',
    '- link "terms"',
    '- text: first',
  ]);
});

test('the words of a label are the name of its control, and no text', () => {
  const page = h('label', null, h('input', { type: 'checkbox' }), 'Paid');
  expect(lines(page)).toEqual(['- checkbox "Paid"']);
});

test('a link in a label is part of the outline', () => {
  const words = h(
    'label',
    null,
    h('input', { type: 'checkbox' }),
    'I read the ',
    h('a', { href: '/t' }, 'terms'),
  );
  expect(lines(words)).toEqual(['- checkbox "I read the terms"', '- link "terms"']);
});

test('a control in a heading is under it', () => {
  const page = h('h2', null, 'Cyber', h('button', null, 'Remove'));
  expect(lines(page)).toEqual(['- heading "Cyber Remove" [level=2]:', '  - button "Remove"']);
});

test('a section or group without a name is no line, and what is in it is', () => {
  expect(lines(h('section', null, h('fieldset', null, 'Inside')))).toEqual(['- text: Inside']);
  expect(lines(h('section', { 'aria-label': 'Order' }))).toEqual(['- region "Order"']);
});

test('structure with nothing in it is no line', () => {
  expect(lines(h('ul', null), h('table', null, h('tbody', null)))).toEqual([]);
});

test('an image without a name is left out', () => {
  expect(lines(h('img', { alt: '' }), h('img', { alt: 'A map' }))).toEqual(['- img "A map"']);
});

test('what is in a field is its value', () => {
  const page = h(
    'select',
    { 'aria-label': 'Size', value: 'b' },
    h('option', { value: 'b' }, 'Big'),
  );
  expect(outlineOf(page)).toEqual([
    { role: 'combobox', name: 'Size', value: 'Big', options: ['Big'], states: {}, children: [] },
  ]);
});

test('every node is walked from top to bottom', () => {
  const outline = outlineOf(h('ul', null, h('li', null, 'One')), h('h1', null, 'Two'));
  expect(nodesOf(outline).map(({ role }) => role)).toEqual(['list', 'listitem', 'text', 'heading']);
});

test('what a person reads are texts, shown words and values, and names where nothing else is shown', () => {
  const page = [
    h('button', { 'aria-label': 'Remove the row' }, 'Remove'),
    h('input', { 'aria-label': 'Who', value: 'Maya' }),
    h('p', null, 'Done'),
  ];
  expect(textsOf(outlineOf(...page))).toEqual(['Remove', 'Who', 'Maya', 'Done']);
});

test('what nobody can see is no part of the page, and is known with what hides it', () => {
  const page = h(
    'main',
    null,
    h('ui-button', { hidden: true, label: 'Buy Now' }),
    h('div', { inert: true }, h('label', { htmlFor: 'n' }, 'Full name'), h('input', { id: 'n' })),
    h('p', null, 'Shown'),
  );
  expect(JSON.stringify(outlineOf(page))).not.toMatch(/Buy Now|Full name/);
  const hidden = hiddenViewsOf([page]).map(({ because, view }) => [
    because,
    readView(view).outline.map(({ role, name }) => `${role} ${name}`),
  ]);
  expect(hidden).toEqual([
    ['hidden on <ui-button>', ['button Buy Now']],
    ['inert on <div>', ['textbox Full name']],
  ]);
});
