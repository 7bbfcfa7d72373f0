import { readDom } from '@fairlead/ui/semantics/dom/read-dom';
import { textsOf } from '@fairlead/ui/semantics/write-outline';
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
  const isOnPage = textsOf(outline).some((one) => one.includes(text));
  return text !== '' && isOnPage ? { about: 'text', is: text } : null;
}

const firstLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '') ?? '';
