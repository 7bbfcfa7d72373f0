import * as s from 'superstruct';
import { either } from './either.ts';
import { mistakeInAddress } from './mistake-in-address.ts';
import { outlineMistake } from './outline-notation.ts';
import { type Binding, type Phrase, phrase } from './phrase.ts';
import type { Action, Expectation } from './plan.ts';
import { refuse } from './refuse.ts';
import { see } from './see.ts';
import { maybe, shapeOf, someText } from './texts.ts';

type Link = { name: string; in?: string };
type Button = Link & { enabled?: boolean; because?: string };
type Field = Omit<Extract<Expectation, { see: 'field' | 'no field' }>, 'see'>;

const rowsOfTexts = s.array(s.array(s.string()));
const flag = maybe(s.boolean());

/** Expectations about a page: headings, fields, buttons, links, tables, a region's outline, the focus. */
export const pageExpectations: readonly Phrase[] = [
  ...(['heading', 'no heading'] as const).map((what) =>
    phrase<string | { text: string; level?: number }>({
      kind: 'see',
      name: `see ${what}`,
      says: `${what === 'heading' ? 'A' : 'No'} heading has this text`,
      input: either(
        someText,
        shapeOf({ text: someText, level: maybe(s.max(s.min(s.integer(), 1), 6)) }),
      ),
      bind: (said) => {
        const { text, ...level } = typeof said === 'string' ? { text: said } : said;
        return see({ see: what, heading: text, ...level });
      },
    }),
  ),
  phrase<string>({
    kind: 'see',
    name: 'see title',
    says: 'The window has this title',
    input: someText,
    bind: (title) => see({ see: 'title', title }),
  }),
  phrase<string>({
    kind: 'see',
    name: 'see address',
    says: 'The address bar has this path and query',
    input: someText,
    bind: (address, binding) => {
      const mistake = mistakeInAddress(address, binding.vocabulary, ['/sandbox/', '/esign/']);
      return mistake ? refuse(binding, mistake) : see({ see: 'address', address });
    },
  }),
  phrase<Field>({
    kind: 'see',
    name: 'see field',
    says: 'A field has these properties; error: none means that it has no error',
    input: shapeOf({
      label: someText,
      value: maybe(s.string()),
      error: maybe(someText),
      hint: maybe(someText),
      enabled: flag,
      required: flag,
      checked: flag,
      options: maybe(s.array(s.string())),
      in: maybe(someText),
    }),
    bind: ({ error, ...field }) =>
      see({
        see: 'field',
        ...field,
        ...(error === undefined ? {} : { error: error === 'none' ? null : error }),
      }),
  }),
  phrase<string | Field>({
    kind: 'see',
    name: 'see no field',
    says: 'No field has this label',
    input: either(someText, shapeOf({ label: someText, in: maybe(someText) })),
    bind: (said) =>
      see({ see: 'no field', ...(typeof said === 'string' ? { label: said } : said) }),
  }),
  phrase<string | Button>({
    kind: 'see',
    name: 'see button',
    says: 'A button has this name; because is the reason in its tooltip',
    input: either(
      someText,
      shapeOf({ name: someText, enabled: flag, because: maybe(someText), in: maybe(someText) }),
    ),
    bind: (said, binding) => button(said, binding),
  }),
  ...(['link', 'no button', 'no link'] as const).map((what) =>
    phrase<string | Link>({
      kind: 'see',
      name: `see ${what}`,
      says: what === 'link' ? 'A link has this name' : `${what.replace('no', 'No')} has this name`,
      input: either(someText, shapeOf({ name: someText, in: maybe(someText) })),
      bind: (said) => see({ see: what, ...(typeof said === 'string' ? { name: said } : said) }),
    }),
  ),
  phrase<string[][] | { name: string; rows: string[][] }>({
    kind: 'see',
    name: 'see table',
    says: 'A table has exactly these rows, including its header',
    input: either(rowsOfTexts, shapeOf({ name: maybe(someText), rows: rowsOfTexts })),
    bind: (said, binding) => {
      const table = Array.isArray(said) ? { rows: said } : said;
      return table.rows.length > 0
        ? see({ see: 'table', ...table })
        : refuse(binding, {
            message: 'the table has no rows',
            expected: '[[cell, cell], [cell, cell]]',
          });
    },
  }),
  phrase<string | { region?: string; outline: string }>({
    kind: 'see',
    name: 'see outline',
    says: 'The page, or a region of it, has exactly this outline (in the notation of ARIA snapshots)',
    input: either(someText, shapeOf({ region: maybe(someText), outline: someText })),
    bind: (said, binding) => {
      const { outline, ...region } = typeof said === 'string' ? { outline: said } : said;
      const mistake = outlineMistake(outline);
      if (mistake) return refuse(binding, mistake);
      return see({ see: 'outline', ...region, outline: outline.trimEnd() });
    },
  }),
  phrase<string>({
    kind: 'see',
    name: 'see focus',
    says: 'The control with this name has the focus',
    input: someText,
    bind: (name) => see({ see: 'focus', name }),
  }),
];

function button(said: string | Button, binding: Binding): Action | null {
  const wanted = typeof said === 'string' ? { name: said } : said;
  return wanted.because !== undefined && wanted.enabled === true
    ? refuse(binding, {
        message: 'an enabled button has no reason',
        expected: 'because: with enabled: false',
      })
    : see({ see: 'button', ...wanted });
}
