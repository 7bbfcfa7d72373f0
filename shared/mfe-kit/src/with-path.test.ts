// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { withPath } from './with-path.ts';

type WithPath = HTMLElement & { path?: string | null | undefined };

const create = (name: string): WithPath => document.createElement(name);
const define = (name: string) =>
  customElements.define(name, withPath(class extends HTMLElement {}));

test('the property is the attribute, and null or undefined takes it away', () => {
  define('with-path');
  const element = create('with-path');
  element.path = '/login';
  expect(element.getAttribute('path')).toBe('/login');
  element.setAttribute('path', '/');
  expect(element.path).toBe('/');
  element.path = null;
  expect([element.hasAttribute('path'), element.path]).toEqual([false, null]);
  element.path = '/login';
  element.path = undefined;
  expect(element.hasAttribute('path')).toBe(false);
});
