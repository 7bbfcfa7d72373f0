import { defineTask, none, press } from '@fairlead/mfe-kit/area';
import type { Page } from '@fairlead/mfe-kit/page';
import { array, object, optional, record, string } from 'superstruct';
import { content } from '../content.ts';

const texts = content.requestQuotes;

/** A coverage of a product, and the values of its limits as on the page. */
const RequestedCoverage = object({
  coverage: string(),
  product: string(),
  limits: optional(record(string(), array(string()))),
});

async function choose(
  page: Page,
  coverages: readonly (typeof RequestedCoverage)['TYPE'][],
): Promise<void> {
  for (const { coverage, product, limits = {} } of coverages) {
    await page.act({ check: `${coverage}, ${product}` });
    for (const [limit, values] of Object.entries(limits))
      for (const value of values) await page.act({ press: value, in: `${limit} of ${coverage}` });
  }
}

/** Tasks of Request Quotes. */
export const requestTasks = [
  defineTask({
    name: 'open request quotes',
    input: none,
    perform: press(content.library.request),
  }),
  defineTask({
    name: 'choose coverages',
    on: ['admin-quote-library'],
    input: array(RequestedCoverage),
    perform: choose,
  }),
  defineTask({
    name: 'review requests',
    on: ['admin-quote-library'],
    input: none,
    perform: press(texts.continue),
  }),
  defineTask({
    name: 'leave out request',
    input: string(),
    perform: (page, request) => page.act({ uncheck: request }),
  }),
  defineTask({
    name: 'write notes to underwriters',
    input: string(),
    perform: (page, notes) => page.act({ fill: texts.notes, with: notes }),
  }),
];
