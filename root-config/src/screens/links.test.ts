// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"navigation": {"disableMainFrameNavigation": true}}}
import { memoryHistory } from '@fairlead/store';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { followLinks } from './links.ts';

const history = memoryHistory('/');
beforeAll(() => followLinks(history, new AbortController().signal));
beforeEach(() => history.replace({ address: '/', state: {} }));

/** Clicks a link, and says whether the browser would follow it. */
function click(link: string, how: MouseEventInit = {}) {
  document.body.innerHTML = link;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
  document.querySelector('a')?.dispatchEvent(event);
  return { isFollowed: !event.defaultPrevented, at: history.current().address };
}

const screen = '<a href="/login?type=1">Sign in</a>';

test('a screen opens without loading the page again', () => {
  expect(click(screen)).toEqual({ isFollowed: false, at: '/login?type=1' });
});

test.each<[string, string, MouseEventInit?]>([
  ['that is clicked with Control', screen, { ctrlKey: true }],
  ['that is clicked with Command', screen, { metaKey: true }],
  ['that is clicked with Shift', screen, { shiftKey: true }],
  ['that is clicked with Alt', screen, { altKey: true }],
  ['that is clicked with another button', screen, { button: 1 }],
  ['that is downloaded', '<a href="/login" download>Sign in</a>'],
  ['with a target', '<a href="/login" target="help">Sign in</a>'],
  ['to another site', '<a href="https://elsewhere.example.com/login">Elsewhere</a>'],
  ['to an address that is no screen', '<a href="/nowhere">Nowhere</a>'],
])('a link %s is the browser’s', (_, link, how) => {
  expect(click(link, how)).toEqual({ isFollowed: true, at: '/' });
});
