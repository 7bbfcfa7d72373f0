import { expect, test } from 'vitest';
import { type HistoryEntry, memoryHistory } from './history.ts';

const place = (address: string): HistoryEntry => ({ address, state: {} });

function walked(...addresses: string[]) {
  const history = memoryHistory('/a', { banner: true });
  for (const address of addresses) history.push(place(address));
  return { history, at: () => history.place().address };
}

test('a history starts at its first place, with its state', () => {
  expect(memoryHistory('/a', { banner: true }).place()).toEqual({
    address: '/a',
    state: { banner: true },
  });
  expect(memoryHistory().place()).toEqual(place('/'));
});

test('back leads through the places that were pushed, and no further than the first', () => {
  const { history, at } = walked('/b', '/c');
  expect(at()).toBe('/c');
  history.back();
  expect(at()).toBe('/b');
  history.back();
  expect(at()).toBe('/a');
  history.back();
  expect(at()).toBe('/a');
});

test('a place that is pushed after going back takes the place of those that were ahead', () => {
  const { history, at } = walked('/b', '/c');
  history.back();
  history.push(place('/d'));
  expect(at()).toBe('/d');
  history.back();
  expect(at()).toBe('/b');
  history.back();
  expect(at()).toBe('/a');
});

test('a place that is replaced is not come back to', () => {
  const { history, at } = walked('/b');
  history.replace(place('/c'));
  expect(at()).toBe('/c');
  history.back();
  expect(at()).toBe('/a');
});

test('who listens hears of each move until they stop', () => {
  const { history } = walked();
  const heard: string[] = [];
  const stop = history.listen(({ address }) => heard.push(address));
  history.push(place('/b'));
  history.replace(place('/c'));
  history.back();
  history.back();
  stop();
  history.push(place('/d'));
  expect(heard).toEqual(['/b', '/c', '/a']);
});
