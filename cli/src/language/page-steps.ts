import { structOf } from '@fairlead/contracts/endpoint';
import type { PageAction } from '@fairlead/mfe-kit/page';
import * as s from 'superstruct';
import { either } from './either.ts';
import { type Binding, type Phrase, phrase } from './phrase.ts';
import type { Action } from './plan.ts';
import { complain } from './reading.ts';
import { maybe, shapeOf, someText, someTexts } from './texts.ts';
import type { AnyStruct } from './vocabulary.ts';

type Named =
  | string
  | readonly string[]
  | { name: string | readonly string[]; in?: string; number?: number; twice?: boolean };
type Dragged = { name: string; onto: string; in?: string; number?: number };
type Filled = Readonly<Record<string, string | readonly string[]>>;

/** An action that a step says by the name alone. */
type CountedAction = Extract<
  PageAction,
  { press: string } | { check: string } | { uncheck: string }
>;

const list = s.nonempty(s.array(s.nonempty(s.string())));
const which = { name: someTexts, in: maybe(someText), number: maybe(s.min(s.integer(), 1)) };
const named = either(someText, list, shapeOf(which));
const pressed = either(someText, list, shapeOf({ ...which, twice: maybe(s.boolean()) }));
const dragged = shapeOf({
  name: someText,
  onto: someText,
  in: maybe(someText),
  number: maybe(s.min(s.integer(), 1)),
});
const byLabel = s.record(s.string(), s.string());
const byGroup = s.record(s.string(), structOf(someTexts));

/** Generic steps that work on any page, using the words on the screen. */
export const pagePhrases: readonly Phrase[] = [
  onNames(
    'press',
    'Presses a button, link or tab, or several in order; twice: again at once',
    pressed,
    (press, twice) => ({ press, ...(twice ? { twice } : {}) }),
  ),
  onNames('check', 'Checks a checkbox or turns on a switch', named, (check) => ({ check })),
  onNames('uncheck', 'Unchecks a checkbox or turns off a switch', named, (uncheck) => ({
    uncheck,
  })),
  onFields(
    'fill',
    'Types into fields, by label; in names a region, number counts from the top',
    byLabel,
    (fill, text) => ({
      fill,
      with: text,
    }),
  ),
  onFields(
    'choose',
    'Chooses options, by group or list; in names a region, number counts from the top',
    byGroup,
    (of, choose) => ({
      choose,
      of,
    }),
  ),
  phrase<Dragged>({
    kind: 'page',
    name: 'drag',
    says: 'Drags what a control or heading holds, with the pointer, onto something else (only in a browser)',
    input: dragged,
    bind({ name, onto, in: region, number }, { tags, reading, value, words }) {
      if (tags.includes('browser'))
        return page([{ drag: name, onto, ...(number === undefined ? {} : { number }) }], region);
      complain(reading, value ?? words, {
        message: 'only a browser has a pointer to drag with',
        expected: 'tags: [browser], or a step that moves it by its menu',
      });
      return null;
    },
  }),
  onFields(
    'suggest',
    'Types into a field and picks the first suggestion that begins with the text; in names a region, number counts from the top',
    byLabel,
    (suggest, text) => ({ suggest, with: text }),
  ),
];

function onNames(
  name: string,
  says: string,
  input: AnyStruct,
  toAction: (control: string, twice: boolean) => CountedAction,
): Phrase {
  return phrase<Named>({
    kind: 'page',
    name,
    says,
    input,
    bind(input) {
      const { name, region, number, twice } = namedIn(input);
      const actions = [name].flat().map((control) => toAction(control, twice));
      return page(
        number === undefined ? actions : actions.map((one) => ({ ...one, number })),
        region,
      );
    },
  });
}

/** The names, and if the step has them, the region and the number of the control in it. */
function namedIn(input: Named) {
  return typeof input === 'object' && 'name' in input
    ? { name: input.name, region: input.in, number: input.number, twice: input.twice ?? false }
    : { name: input, region: undefined, number: undefined, twice: false };
}

function onFields(
  name: string,
  says: string,
  input: AnyStruct,
  toAction: (label: string, text: string) => PageAction,
): Phrase {
  return phrase<Filled>({
    kind: 'page',
    name,
    says,
    input,
    bind({ in: region, number, ...fields }, binding) {
      const entries = Object.entries(fields);
      if (entries.length === 0) return refuse(binding, `${name} does not name a field`, name);
      if (region !== undefined && (typeof region !== 'string' || region === ''))
        return refuse(binding, `the \`in\` of ${name} is not the name of a region`, name);
      const count = number === undefined ? undefined : Number(number);
      if (count !== undefined && !(Number.isInteger(count) && count >= 1))
        return refuse(binding, `the \`number\` of ${name} is not a whole number, 1 or more`, name);
      const actions = entries.flatMap(([label, texts]) =>
        [texts].flat().map((text) => counted(toAction(label, text), count)),
      );
      return page(actions, region);
    },
  });
}

const counted = (action: PageAction, number: number | undefined): PageAction =>
  number === undefined ? action : { ...action, number };

const page = (actions: readonly PageAction[], region: string | undefined): Action => ({
  kind: 'page',
  actions: region === undefined ? actions : actions.map((one) => ({ ...one, in: region })),
});

function refuse({ reading, value, words }: Binding, message: string, name: string): null {
  complain(reading, value ?? words, {
    message,
    expected: `${name}: { label: text }, and in: the name of a region, or number: 2 from the top, if the label is not unique`,
  });
  return null;
}
