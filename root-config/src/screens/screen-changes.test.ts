// @vitest-environment happy-dom
import {
  $history,
  $route,
  addressOpened,
  appStarted,
  memoryHistory,
  requestFx,
  screenDrawn,
} from '@fairlead/store';
import { fork, scopeBind } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { followScreenChanges } from './screen-changes.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<a href="/">Home</a><main id="main"></main><p id="announcements"></p><input id="own">';
});

const focused = () => document.activeElement?.localName;
const announced = () => document.getElementById('announcements')?.textContent;

/** A page whose screens draw a heading when they are told to. */
function aPage(address: string) {
  const scope = fork({
    values: [[$history, memoryHistory(address)]],
    handlers: [[requestFx, () => new Promise(() => {})]],
  });
  scopeBind(appStarted, { scope })();
  followScreenChanges(scope);
  const drawn = scopeBind(screenDrawn, { scope });
  const route = () => {
    const open = scope.getState($route);
    if (!open) throw new Error('No screen is open.');
    return open;
  };
  return {
    route,
    open: scopeBind(addressOpened, { scope }),
    draw(which = route()) {
      const main = document.getElementById('main');
      if (main) main.innerHTML = `<h1>${which.name}</h1>`;
      drawn(which);
    },
  };
}

test('a new screen has the focus on its heading and is announced once it is drawn; the first one has neither', () => {
  const { open, draw } = aPage('/unsupported-location');
  draw();
  expect([focused(), announced()]).toEqual(['body', '']);
  open('/login');
  expect([focused(), announced()]).toEqual(['body', '']);
  draw();
  expect([focused(), announced()]).toEqual(['h1', 'Sign in']);
});

test('the screen before, drawn late, is not taken for the one that opens', () => {
  const { open, draw, route } = aPage('/unsupported-location');
  const before = route();
  open('/login');
  draw(before);
  expect([focused(), announced()]).toEqual(['body', '']);
});

test('a screen that puts the focus somewhere itself keeps it there; the link that led to it doesn’t', () => {
  const { open, draw } = aPage('/unsupported-location');
  document.querySelector('a')?.focus();
  open('/login');
  draw();
  expect(focused()).toBe('h1');
  open('/unsupported-location');
  document.getElementById('own')?.focus();
  draw();
  expect(focused()).toBe('input');
});
