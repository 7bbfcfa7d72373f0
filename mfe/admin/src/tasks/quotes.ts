import { defineTask } from '@fairlead/mfe-kit/area';
import { enums, object, optional, string } from 'superstruct';
import { content } from '../content.ts';
import { slideOutTabs } from '../model/slide-outs.ts';
import { type Actor, columnCalled } from './actor.ts';

const tabNames = slideOutTabs.map(({ text }) => text);

/** Looking at a quote of a package beside the board. */
export const quoteTasks = [
  defineTask({
    name: 'open quote',
    input: object({ package: string(), quote: string(), tab: optional(enums(tabNames)) }),
    model: async (actor: Actor, { package: name, quote, tab }) => {
      const cards = columnCalled(actor, name).groups.flatMap((group) => group.cards);
      const card = cards.find(({ title }) => title === quote);
      if (!card)
        throw new Error(
          `The quote '${quote}' of '${name}' was to be opened. There are ${cards.map(({ title }) => title).join(', ') || 'none'}.`,
        );
      const { slideOuts } = actor.model;
      await actor.send(slideOuts.opened, card.id);
      const chosen = slideOutTabs.find(({ text }) => text === tab);
      if (chosen) await actor.send(slideOuts.changed, { quoteId: card.id, tab: chosen.id });
    },
    browser: async (actor, { package: name, quote, tab }) =>
      actor.act([{ press: content.slideOut.open(quote, name) }, ...(tab ? [{ press: tab }] : [])]),
  }),
];
