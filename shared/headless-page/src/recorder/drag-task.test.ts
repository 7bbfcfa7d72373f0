import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { expect, test } from 'vitest';
import { dragTask, liftedAt } from './drag-task.ts';

const node = (role: string, name: string, ...children: readonly OutlineNode[]): OutlineNode => ({
  role,
  name,
  states: {},
  children,
});
const card = (quote: string, from: string) =>
  node(
    'article',
    '',
    node('button', `Details of ${quote} in ${from}`),
    node('button', `Move ${quote} of ${from} to…`),
  );
const column = (name: string, ...cards: readonly OutlineNode[]) =>
  node('region', `Package ${name}`, node('button', `Move package ${name}`), ...cards);
const quote = card('Cyber', 'Best of both');
const inLibrary = node('article', '', node('button', 'Add to package… Crime'));
const board: Outline = [column('Best of both', quote), column('Growth'), inLibrary];

const lifted = (page: Outline, part: OutlineNode | undefined) => {
  const found = part && liftedAt(page, part);
  if (!found) throw new Error('Nothing was lifted.');
  return found;
};

test('a card that is dropped on another package is moved by its menu', () => {
  const after = [column('Best of both'), column('Growth', card('Cyber', 'Growth')), inLibrary];
  const dragged = lifted(board, quote.children[0]);
  expect(dragTask(dragged, 'Growth', after)).toEqual({
    kind: 'task',
    task: 'move to package',
    input: { quote: 'Cyber', from: 'Best of both', to: 'Growth' },
  });
});

test('a card of the library is added', () => {
  const after = [column('Best of both', quote), column('Growth', card('Crime', 'Growth'))];
  expect(dragTask(lifted(board, inLibrary), 'Growth', after)).toEqual({
    kind: 'task',
    task: 'add to package',
    input: { quote: 'Crime', to: 'Growth' },
  });
});

test('a package takes the place that the board says', () => {
  const after = [...board.toReversed(), node('text', 'Growth moved to position 1.')];
  const handle = board[1]?.children[0];
  expect(dragTask(lifted(board, handle), null, after)).toEqual({
    kind: 'task',
    task: 'move package',
    input: { name: 'Growth', to: 'Position 1' },
  });
});

test('a drag that changes nothing is no task', () => {
  expect(dragTask(lifted(board, quote), 'Growth', board)).toBeNull();
  expect(dragTask(lifted(board, quote), null, board)).toBeNull();
  const said = [...board, node('text', 'Growth moved to position 2.')];
  expect(dragTask(lifted(said, said[1]?.children[0]), null, said)).toBeNull();
  expect(liftedAt(board, node('heading', 'Elsewhere'))).toBeNull();
});
