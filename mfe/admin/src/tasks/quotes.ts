import { defineTask } from '@fairlead/mfe-kit/area';
import { enums, object, optional, string } from 'superstruct';
import { content } from '../content.ts';
import { slideOutTabs } from '../model/slide-outs.ts';

const tabNames = slideOutTabs.map(({ text }) => text);

/** Tasks for a quote's slide-out. */
export const quoteTasks = [
  defineTask({
    name: 'open quote',
    input: object({ package: string(), quote: string(), tab: optional(enums(tabNames)) }),
    perform: (page, { package: name, quote, tab }) =>
      page.act({ press: content.slideOut.open(quote, name) }, ...(tab ? [{ press: tab }] : [])),
  }),
];
