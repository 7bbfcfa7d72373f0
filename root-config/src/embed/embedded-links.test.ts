// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"navigation": {"disableMainFrameNavigation": true}}}
import { memoryHistory } from '@fairlead/store';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { followEmbeddedLinks } from './embedded-links.ts';

const origin = 'https://product.example.com';
const history = memoryHistory('/');
const open = vi.fn();

beforeAll(() => followEmbeddedLinks(history, origin));
beforeEach(() => {
  history.replace({ address: '/', state: {} });
  vi.spyOn(window, 'open').mockImplementation(open);
});
afterEach(() => {
  vi.restoreAllMocks();
  open.mockReset();
});

/** Clicks a link, and says whether the browser would follow it on the partner's page. */
function click(
  link: string,
  how: MouseEventInit & { type?: string } = {},
  tag = 'fairlead-intake',
) {
  document.body.innerHTML = `<${tag}></${tag}>`;
  const root = document.querySelector(tag)?.attachShadow({ mode: 'open' });
  if (root) root.innerHTML = `<p>${link}</p>`;
  const { type = 'click', ...init } = how;
  const event = new MouseEvent(type, { bubbles: true, composed: true, cancelable: true, ...init });
  root?.querySelector('a')?.dispatchEvent(event);
  return { isFollowed: !event.defaultPrevented, at: history.current().address };
}

const screen = '<a href="/login?type=1">Sign in</a>';

test('a screen opens in the elements', () => {
  expect(click(screen)).toEqual({ isFollowed: false, at: '/login?type=1' });
  expect(open).not.toHaveBeenCalled();
});

test.each<[string, MouseEventInit & { type?: string }]>([
  ['with Control', { ctrlKey: true }],
  ['with Command', { metaKey: true }],
  ['with Shift', { shiftKey: true }],
  ['with the middle button', { type: 'auxclick', button: 1 }],
])('a screen that somebody opens in another tab %s opens on the product’s own page', (_, how) => {
  expect(click(screen, how)).toEqual({ isFollowed: false, at: '/' });
  expect(open).toHaveBeenCalledExactlyOnceWith(`${origin}/login?type=1`, '_blank', 'noopener');
});

test('a link with a target opens there, from the product’s origin', () => {
  click('<a href="/login" target="help">Sign in</a>');
  expect(open).toHaveBeenCalledExactlyOnceWith(`${origin}/login`, 'help', 'noopener');
});

test.each<[string, string, (MouseEventInit & { type?: string })?, string?]>([
  ['of the page around the elements', screen, {}, 'partner-menu'],
  ['to an address that is no screen', '<a href="/nowhere">Nowhere</a>'],
  ['to another site', '<a href="//elsewhere.example.com/login">Elsewhere</a>'],
  ['to a place on the page', '<a href="#more">More</a>'],
  ['that is downloaded', '<a href="/login" download>Sign in</a>'],
  ['whose menu is opened', screen, { type: 'auxclick', button: 2 }],
])('a link %s is the browser’s', (_, link, how, tag) => {
  expect(click(link, how, tag)).toEqual({ isFollowed: true, at: '/' });
  expect(open).not.toHaveBeenCalled();
});
