import { expect, test } from 'vitest';
import { aPackage, aQuote, aRequest, aSubmission } from '../../testing/submission.ts';
import { contentsEdit, type Move } from './contents-edit.ts';

const sgl = aQuote();
const sml = aQuote({ annual_quote_id: 'sml', monthly_quote_id: 'smlm', product_name: 'SML' });
const [first, second] = [aRequest(), aRequest({ id: 'cr_2' })];
const draft = aPackage('a', { name: 'Growth', coverage_requests: [first] });
const ready = aPackage('b', { name: 'Live', status: 'READY', quotes: [sml] });
const empty = aPackage('c', { name: 'Empty', quotes: [] });
const submission = aSubmission([draft, ready, empty], {
  quotes: [sgl, sml],
  coverage_requests: [first, second],
});

function edited(move: Move) {
  const edit = contentsEdit(submission, move);
  return edit && 'changes' in edit ? edit : null;
}

const contents = (packageId: string, quotes: unknown[], requests: unknown[] = []) => ({
  kind: 'contents',
  packageId,
  quotes,
  requests,
});

test('a quote that is added changes the package that takes it; its undo brings back what it held', () => {
  const edit = edited({ cardId: 'sml', from: null, to: 'a' });
  expect(edit?.changes).toEqual([contents('a', [sgl, sml], [first])]);
  expect(edit?.undo).toEqual([contents('a', [sgl], [first])]);
  expect(edit?.said).toBe('Management Liability quote added to Growth.');
  expect(edit?.where).toBe('admin: package contents');
});

test('undoing the removal of a quote from a ready package restores both the quote and the status', () => {
  const edit = edited({ cardId: 'sml', from: 'b', to: null });
  expect(edit?.changes).toEqual([contents('b', [])]);
  expect(edit?.undo).toEqual([
    contents('b', [sml]),
    { kind: 'status', packageId: 'b', to: 'READY' },
  ]);
  expect(edit?.said).toBe('Management Liability quote removed from Live.');
});

test('a move is undone where it came from first', () => {
  const edit = edited({ cardId: 'qa_SGL', from: 'a', to: 'c' });
  expect(edit?.changes).toEqual([contents('c', [sgl]), contents('a', [], [first])]);
  expect(edit?.undo).toEqual([contents('a', [sgl], [first]), contents('c', [])]);
  expect(edit?.said).toBe('General Liability quote moved from Growth to Empty.');
});

test('requests that a package has already are not added twice', () => {
  const edit = edited({ cardId: 'cr_1+cr_2', from: null, to: 'a' });
  expect(edit?.changes).toEqual([contents('a', [sgl], [first, second])]);
});

test('a request that is taken out leaves the quotes', () => {
  const edit = edited({ cardId: 'cr_1', from: 'a', to: null });
  expect(edit?.changes).toEqual([contents('a', [sgl])]);
});

test.each([
  ['onto the same package', { cardId: 'qa_SGL', from: 'a', to: 'a' }],
  ['from a package that is gone', { cardId: 'qa_SGL', from: 'z', to: 'c' }],
  ['into a package that is gone', { cardId: 'sml', from: null, to: 'z' }],
  ['of a card that is gone', { cardId: 'no such card', from: null, to: 'c' }],
])('a move %s is nothing to do', (_, move) => {
  expect(contentsEdit(submission, move)).toBeNull();
});

test('a card that may not leave its package says why before it says why it may not arrive', () => {
  const live = { ...submission, status: 'RELEASED' };
  expect(contentsEdit(live, { cardId: 'sml', from: 'b', to: 'c' })).toEqual({
    refused: 'Package is locked when live',
  });
});

test('removing a quote or a request from a package keeps its others', () => {
  const sgl = aQuote();
  const other = aRequest({ id: 'cr_3', product_name: 'CP_CEM' });
  const full = aPackage('f', {
    name: 'Full',
    quotes: [sgl, sml],
    coverage_requests: [first, other],
  });
  const edits = [
    contentsEdit(aSubmission([full]), { cardId: 'sml', from: 'f', to: null }),
    contentsEdit(aSubmission([full]), { cardId: 'cr_1', from: 'f', to: null }),
  ];
  expect(edits.map((edit) => edit && 'changes' in edit && edit.changes)).toEqual([
    [contents('f', [sgl], [first, other])],
    [contents('f', [sgl, sml], [other])],
  ]);
});

test('moving a quote to a package that has its product shows the specification’s message', () => {
  const both = aSubmission([draft, aPackage('d', { name: 'Other', order: 2 })]);
  expect(contentsEdit(both, { cardId: 'qa_SGL', from: 'd', to: 'a' })).toEqual({
    refused:
      'Quote already exists on package. A quote for General Liability Policy already exists in the package.',
  });
});

test('requests that a package holds already are refused in its own words', () => {
  expect(contentsEdit(submission, { cardId: 'cr_1+cr_2', from: null, to: 'b' })).toEqual({
    refused: 'Package must be In Review to add quotes',
  });
  const held = aSubmission([{ ...draft, coverage_requests: [first, second] }], {
    coverage_requests: [first, second],
  });
  expect(contentsEdit(held, { cardId: 'cr_1+cr_2', from: null, to: 'a' })).toEqual({
    refused: 'These requests are in the package already.',
  });
});

test('requests are added, moved and removed in their own words', () => {
  const moves: Move[] = [
    { cardId: 'cr_1+cr_2', from: null, to: 'c' },
    { cardId: 'cr_1', from: 'a', to: 'c' },
    { cardId: 'cr_1', from: 'a', to: null },
  ];
  expect(moves.map((move) => edited(move)?.said)).toEqual([
    '2 Management Liability requests added to Empty.',
    'Management Liability request moved from Growth to Empty.',
    'Management Liability request removed from Growth.',
  ]);
});
