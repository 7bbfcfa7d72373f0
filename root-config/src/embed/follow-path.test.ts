// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { readPaths } from './follow-path.ts';

/** The page's elements are read; what opens after that is noted. */
function aPage(html: string) {
  document.body.innerHTML = html;
  const reported: string[] = [];
  const paths = readPaths(({ message }) => void reported.push(message));
  const opened: string[] = [];
  paths.follow((address) => opened.push(address));
  return { ...paths, opened, reported };
}

const change = async (what: () => void) => {
  what();
  // An observer hears of it in a microtask, or in the next task.
  await new Promise((resolve) => setTimeout(resolve));
};
const add = (html: string) => change(() => document.body.insertAdjacentHTML('beforeend', html));
const give = (path: string) =>
  change(() => document.querySelector('fairlead-intake')?.setAttribute('path', path));

test('a page begins at the path of the first element that has one', () => {
  const elements = '<fairlead-header></fairlead-header><fairlead-intake path="/quote">';
  expect(aPage(elements)).toMatchObject({ start: '/quote', opened: [] });
  expect(aPage('<fairlead-intake></fairlead-intake>').start).toBe('/');
});

test('whatever else changes on the partner’s page opens nothing again', async () => {
  const { opened } = aPage('<fairlead-intake path="/quote"></fairlead-intake>');
  await add('<p>News</p>');
  await give('/quote');
  expect(opened).toEqual([]);
});

test('a path that an element gets later, and that of an added one, open', async () => {
  const { opened, last } = aPage('<fairlead-intake path="/quote"></fairlead-intake>');
  await give('/account');
  await add('<fairlead-decision path="/user-discretion"></fairlead-decision>');
  expect(opened).toEqual(['/account', '/user-discretion']);
  expect(last()).toBe('/user-discretion');
});

test('an element that comes back with its path opens nothing, and with another one opens that', async () => {
  const { opened } = aPage('<fairlead-intake path="/quote"></fairlead-intake>');
  const element = document.querySelector('fairlead-intake');
  await change(() => element?.remove());
  await change(() => element && document.body.append(element));
  expect(opened).toEqual([]);
  await give('/account');
  expect(opened).toEqual(['/account']);
});

test('a path without a slash is reported once, and nothing opens', async () => {
  const { opened, start, reported } = aPage('<fairlead-intake path="quote"></fairlead-intake>');
  await add('<p>News</p>');
  expect([start, opened]).toEqual(['/', []]);
  expect(reported).toEqual([
    `<fairlead-intake> has the path 'quote'. A path begins with a slash, for example path="/".`,
  ]);
});
