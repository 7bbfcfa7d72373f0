import './index.css';
import { expect, test } from 'vitest';

const token = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

test.each([
  ['sm', '640px'],
  ['md', '900px'],
  ['lg', '1200px'],
  ['xl', '1536px'],
  ['mobile', '375px'],
])('SHELL-037 the breakpoint %s is %s', (name, width) => {
  expect(token(`--breakpoint-${name}`)).toBe(width);
});
