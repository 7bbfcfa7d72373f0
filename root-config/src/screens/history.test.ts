import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserHistory } from './history.ts';

/** A window with a history, as far as it is used. */
function aWindow() {
  const location = { pathname: '/', search: '' };
  const go = (state: unknown, address: string) => {
    const { pathname, search } = new URL(address, 'https://app.example.com');
    Object.assign(location, { pathname, search });
    history.state = state;
  };
  const history = {
    state: null as unknown,
    length: 1,
    pushState(state: unknown, _: string, address: string) {
      history.length += 1;
      go(state, address);
    },
    replaceState: (state: unknown, _: string, address: string) => go(state, address),
  };
  return Object.assign(new EventTarget(), { location, history });
}

let life = new AbortController();
let window = aWindow();
beforeEach(() => {
  life = new AbortController();
  window = aWindow();
  vi.stubGlobal('window', window);
});
afterEach(() => {
  life.abort();
  vi.unstubAllGlobals();
});

function aHistory() {
  const history = browserHistory(life.signal);
  const heard: string[] = [];
  history.listen(({ address }) => heard.push(address));
  return { history, heard };
}

const entry = (address: string, state = {}) => ({ address, state });

test('another address is a new entry, and the listeners hear of it at once', () => {
  const { history, heard } = aHistory();
  const before = window.history.length;
  history.push(entry('/login?type=1', { wanted: '/account' }));
  expect(window.history.length).toBe(before + 1);
  expect(history.current()).toEqual(entry('/login?type=1', { wanted: '/account' }));
  expect(heard).toEqual(['/login?type=1']);
});

test('the address that is open gets no second entry, which Back would have to go through', () => {
  const { history, heard } = aHistory();
  history.push(entry('/login'));
  const before = window.history.length;
  history.push(entry('/login', { again: true }));
  expect(window.history.length).toBe(before);
  expect(history.current().state).toEqual({ again: true });
  expect(heard).toEqual(['/login', '/login']);
});

test('a move by the browser is heard once, also if single-spa tells it again, and not after the end', () => {
  const { heard } = aHistory();
  window.dispatchEvent(new Event('popstate'));
  window.dispatchEvent(Object.assign(new Event('popstate'), { singleSpa: true }));
  expect(heard).toEqual(['/']);
  life.abort();
  window.dispatchEvent(new Event('popstate'));
  expect(heard).toEqual(['/']);
});

test('a state of somebody else’s is none', () => {
  const { history } = aHistory();
  window.history.replaceState('theirs', '', '/login');
  expect(history.current()).toEqual(entry('/login'));
});
