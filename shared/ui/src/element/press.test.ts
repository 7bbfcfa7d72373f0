import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Press } from './press.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const down = { button: 0, buttons: 1 };
const finger = (isPrimary: boolean) => ({ ...down, isPrimary });

function aPage() {
  const page = new EventTarget();
  const press = new Press(page);
  const happened: string[] = [];
  return {
    happened,
    send: (type: string, details: object = {}) =>
      page.dispatchEvent(Object.assign(new Event(type), details)),
    leaveField: () => press.after(() => happened.push('left')),
    hear: (type: string) => page.addEventListener(type, () => happened.push(type)),
  };
}

test('without a pointer, as with the keyboard or autofill, leaving a field takes effect immediately', () => {
  const { happened, leaveField } = aPage();
  leaveField();
  expect(happened).toEqual(['left']);
});

test('under a mouse the consequences wait for the click, and come before its handlers', () => {
  const { happened, send, leaveField, hear } = aPage();
  hear('click');
  send('pointerdown', down);
  send('mousedown', down);
  leaveField();
  send('pointerup');
  send('mouseup');
  expect(happened).toEqual([]);
  send('click', { isPrimary: false });
  expect(happened).toEqual(['left', 'click']);
});

test('by touch they wait for the click of the mouse events that follow the touch', () => {
  const { happened, send, leaveField } = aPage();
  send('pointerdown', finger(true));
  send('pointerup', finger(true));
  vi.runAllTimers();
  send('mousedown', down);
  leaveField();
  send('mouseup');
  expect(happened).toEqual([]);
  send('click', { isPrimary: false });
  expect(happened).toEqual(['left']);
});

test('a pointer that comes down again in the task of its lifting keeps them waiting', () => {
  const { happened, send, leaveField } = aPage();
  send('pointerdown', finger(true));
  leaveField();
  send('pointerup', finger(true));
  send('mousedown', down);
  vi.runAllTimers();
  expect(happened).toEqual([]);
});

test('a pointer that is lifted without a click, outside the button or the window, lets them go', () => {
  const { happened, send, leaveField } = aPage();
  send('pointerdown', down);
  leaveField();
  send('pointerup');
  expect(happened).toEqual([]);
  vi.runAllTimers();
  expect(happened).toEqual(['left']);
});

test.each([
  ['scrolling', 'pointercancel', { isPrimary: true }],
  ['dragging', 'dragend', {}],
  ['a context menu', 'contextmenu', {}],
  ['a key', 'keydown', {}],
  ['leaving the window', 'blur', {}],
  ['a move with no button down, as after a choice in a native list', 'pointermove', { buttons: 0 }],
])('%s ends the press', (_, type, details) => {
  const { happened, send, leaveField } = aPage();
  send('pointerdown', down);
  leaveField();
  send(type, details);
  expect(happened).toEqual(['left']);
});

test('a move with the button down does not end the press', () => {
  const { happened, send, leaveField } = aPage();
  send('pointerdown', down);
  leaveField();
  send('pointermove', down);
  expect(happened).toEqual([]);
});

test('a second finger neither begins a press nor ends that of the first', () => {
  const { happened, send, leaveField } = aPage();
  send('pointerdown', finger(false));
  leaveField();
  expect(happened).toEqual(['left']);
  send('pointerdown', finger(true));
  leaveField();
  send('pointerdown', finger(false));
  send('pointerup', finger(false));
  send('pointercancel', finger(false));
  vi.runAllTimers();
  expect(happened).toEqual(['left']);
});

test('another button of the mouse begins no press', () => {
  const { happened, send, leaveField } = aPage();
  send('pointerdown', { button: 2, buttons: 2 });
  leaveField();
  expect(happened).toEqual(['left']);
});
