import { expect, test } from 'vitest';
import { type HistoryEntry, memoryHistory } from './history.ts';

const entry = (address: string): HistoryEntry => ({ address, state: {} });

function walked(...addresses: string[]) {
  const history = memoryHistory('/a', { banner: true });
  for (const address of addresses) history.push(entry(address));
  return { history, at: () => history.current().address };
}

test('a history starts at its first entry, with its state', () => {
  expect(memoryHistory('/a', { banner: true }).current()).toEqual({
    address: '/a',
    state: { banner: true },
  });
  expect(memoryHistory().current()).toEqual(entry('/'));
});

test('back returns through the pushed entries, and no further than the first', () => {
  const { history, at } = walked('/b', '/c');
  expect(at()).toBe('/c');
  history.back();
  expect(at()).toBe('/b');
  history.back();
  expect(at()).toBe('/a');
  history.back();
  expect(at()).toBe('/a');
});

test('the address that is open takes its own place, as in browsers', () => {
  const { history, at } = walked('/b');
  history.push({ address: '/b', state: { banner: true } });
  expect(history.current()).toEqual({ address: '/b', state: { banner: true } });
  history.back();
  expect(at()).toBe('/a');
});

test('an entry that is pushed after going back takes the entry of those that were ahead', () => {
  const { history, at } = walked('/b', '/c');
  history.back();
  history.push(entry('/d'));
  expect(at()).toBe('/d');
  history.back();
  expect(at()).toBe('/b');
  history.back();
  expect(at()).toBe('/a');
});

test('a entry that is replaced is not come back to', () => {
  const { history, at } = walked('/b');
  history.replace(entry('/c'));
  expect(at()).toBe('/c');
  history.back();
  expect(at()).toBe('/a');
});

test('who listens hears of each move until they stop', () => {
  const { history } = walked();
  const heard: string[] = [];
  const stop = history.listen(({ address }) => heard.push(address));
  history.push(entry('/b'));
  history.replace(entry('/c'));
  history.back();
  history.back();
  stop();
  history.push(entry('/d'));
  expect(heard).toEqual(['/b', '/c', '/a']);
});
