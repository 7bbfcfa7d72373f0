import { isDay } from '@fairlead/domain/calendar-day';
import { isRecord } from '@fairlead/domain';
import type { Node } from 'yaml';
import { nodeAt, type Path } from './input-paths.ts';
import type { Complaint } from './mistake.ts';
import { complain, type Reading } from './reading.ts';

/** Reports days, prices and card numbers in a step's input that can't exist, whichever step it is. */
export function checkValues(
  words: string,
  input: unknown,
  { reading, value, owner }: { reading: Reading; value: Node | null; owner: Node },
): boolean {
  const wrong = textsIn(input).flatMap(({ text, path }) => {
    const complaint = mistakeIn(words, text, path);
    return complaint ? [{ complaint, path }] : [];
  });
  for (const { complaint, path } of wrong)
    complain(reading, nodeAt(reading, value, path) ?? owner, complaint);
  return wrong.length === 0;
}

type Text = { readonly text: string; readonly path: Path };

function textsIn(input: unknown, path: Path = []): readonly Text[] {
  if (typeof input === 'string' || typeof input === 'number') return [{ text: `${input}`, path }];
  if (!Array.isArray(input) && !isRecord(input)) return [];
  return Object.entries(input).flatMap(([key, one]) => textsIn(one, [...path, key]));
}

function mistakeIn(words: string, text: string, path: Path): Complaint | null {
  const key = path.filter((part) => Number.isNaN(Number(part))).at(-1);
  if (isOfCard(words, key)) return mistakeInCard(text);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !isDay(text))
    return {
      message: `the day ${text} does not exist`,
      expected: 'a day of the calendar, such as 2026-12-01',
    };
  if (!words.startsWith('see ')) return null;
  if (words === 'see package' && key === 'price' && !/^\$[\d,.]+ ?\/\w+$/.test(text))
    return {
      message: `${JSON.stringify(text)} is not a price`,
      expected: 'a price as on the card, such as "$1,312.00/mo"',
    };
  const amount = text.match(/\$\d(?:[\d,.]*\d)?/g)?.find((one) => !isAmount(one));
  return amount === undefined
    ? null
    : {
        message: `${amount} is not written like an amount on the page`,
        expected: 'commas between the thousands, and two digits of cents or none: $1,312.00',
      };
}

/** `$0.5M` is short for millions. */
const isAmount = (text: string) => /^\$(?:\d{1,3}(?:,\d{3})*)(?:\.\d{1,2})?$/.test(text);

const isOfCard = (words: string, key: unknown) =>
  typeof key === 'string' &&
  (/card number$/i.test(key) || (/\bcard\b/.test(words) && key === 'number'));

function mistakeInCard(text: string): Complaint | null {
  if (text === '' || /^[\d ]+$/.test(text)) return null;
  return {
    message: 'a card number has other signs than digits',
    expected: 'digits, with spaces between them if you like: 4242 4242 4242 4242',
  };
}
