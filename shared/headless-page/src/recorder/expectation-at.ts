import { readDom } from '@fairlead/ui/semantics/dom/read-dom';
import type { Outline } from '@fairlead/ui/semantics/outline';
import { nodesOf, textsOf } from '@fairlead/ui/semantics/write-outline';
import type { Expectation } from './expectation.ts';

/** Returns what a scenario can expect of what a person points at: a heading or a text. Null: there is none. */
export function expectationAt(path: readonly EventTarget[]): Expectation | null {
  const { outline, elementOf } = readDom();
  const heading = [...elementOf].find(
    ([{ role, name }, element]) => role === 'heading' && name !== '' && path.includes(element),
  );
  if (heading) return { about: 'heading', is: heading[0].name };
  const [pointed] = path;
  const text = pointed instanceof HTMLElement ? firstLine(pointed.innerText) : '';
  return text !== '' && isOn(outline, text) ? { about: 'text', is: text } : null;
}

/** Returns the expectation of a text that a person writes: a heading or a text of the page. Null: the page doesn't say it. */
export function expectationOf(text: string): Expectation | null {
  const { outline } = readDom();
  const isHeading = nodesOf(outline).some(({ role, name }) => role === 'heading' && name === text);
  if (isHeading) return { about: 'heading', is: text };
  return isOn(outline, text) ? { about: 'text', is: text } : null;
}

const isOn = (page: Outline, text: string): boolean =>
  textsOf(page).some((one) => one.includes(text));

const firstLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '') ?? '';
