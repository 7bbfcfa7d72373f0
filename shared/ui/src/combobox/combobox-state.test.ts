import { describe, expect, test } from 'vitest';
import {
  afterKey,
  afterLeaving,
  afterPick,
  afterTyping,
  comboboxAtRest,
  comboboxView,
} from './combobox-state.ts';

const market = { id: 'a', text: '548 Market Street' };
const akron = { id: 'b', text: '548 Market Avenue' };
const options = [market, akron];
const typed = afterTyping('548');

test('typing opens the list with no active option', () => {
  expect(typed).toEqual({ text: '548', isOpen: true, active: -1 });
});

describe('keys', () => {
  test.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 1, 0],
    ['ArrowUp', -1, 1],
    ['ArrowUp', 0, 1],
  ])('%s moves from option %i to option %i', (key, from, to) => {
    expect(afterKey({ ...typed, active: from }, key, options)?.state.active).toBe(to);
  });

  test('an arrow opens a closed list at its beginning or end', () => {
    const closed = { ...typed, isOpen: false, active: 1 };
    expect(afterKey(closed, 'ArrowDown', options)?.state).toEqual({ ...typed, active: 0 });
    expect(afterKey(closed, 'ArrowUp', options)?.state).toEqual({ ...typed, active: 1 });
  });

  test('Enter picks the active option and takes its text', () => {
    expect(afterKey({ ...typed, active: 1 }, 'Enter', options)).toEqual({
      picked: akron,
      state: { text: '548 Market Avenue', isOpen: false, active: 1 },
    });
  });

  test('Enter is left to the form where no option is active or the list is closed', () => {
    expect(afterKey(typed, 'Enter', options)).toBeNull();
    expect(afterKey({ ...typed, isOpen: false, active: 1 }, 'Enter', options)).toBeNull();
  });

  test('Escape closes an open list and otherwise belongs to what surrounds the field', () => {
    expect(afterKey(typed, 'Escape', options)?.state.isOpen).toBe(false);
    expect(afterKey(comboboxAtRest, 'Escape', options)).toBeNull();
  });

  test('an arrow without options does nothing', () => {
    expect(afterKey(typed, 'ArrowDown', [])).toBeNull();
  });
});

test('leaving keeps the text and closes, picking takes the text of the option', () => {
  expect(afterLeaving(typed)).toEqual({ text: '548', isOpen: false, active: -1 });
  expect(afterPick(typed, market)).toEqual({
    text: '548 Market Street',
    isOpen: false,
    active: -1,
  });
});

test.each([
  [
    'options',
    typed,
    { options },
    { isExpanded: true, isEmpty: false, announcement: '2 suggestions' },
  ],
  [
    'one option',
    typed,
    { options: [market] },
    { isExpanded: true, isEmpty: false, announcement: '1 suggestion' },
  ],
  [
    'no options',
    typed,
    { options: [], emptyText: 'None' },
    { isExpanded: false, isEmpty: true, announcement: 'None' },
  ],
  [
    'no options yet',
    typed,
    { options: [], emptyText: 'None', loading: true },
    { isExpanded: false, isEmpty: false, announcement: '' },
  ],
  [
    'options of a closed list',
    comboboxAtRest,
    { options, emptyText: 'None' },
    { isExpanded: false, isEmpty: false, announcement: '' },
  ],
])('with %s it shows and says what there is', (_, state, suggestions, view) => {
  expect(comboboxView(state, suggestions)).toEqual(view);
});
