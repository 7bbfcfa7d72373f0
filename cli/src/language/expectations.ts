import * as s from 'superstruct';
import { callPhrases } from './call-expectations.ts';
import { decisionPhrase } from './decision-expectation.ts';
import { either } from './either.ts';
import { nodeAt } from './input-paths.ts';
import { keptTopics } from './kept-topics.ts';
import { PackageShape } from './package-facts.ts';
import { pageExpectations } from './page-expectations.ts';
import { type Binding, type Phrase, phrase } from './phrase.ts';
import type { Action } from './plan.ts';
import { complain, unknownName } from './reading.ts';
import { see, sinceLastStep } from './see.ts';
import { maybe, shapeOf, someText, someTexts } from './texts.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The phrases for expectations. */
export function expectationPhrases(vocabulary: Vocabulary): Phrase[] {
  return [
    phrase<string>({
      kind: 'see',
      name: 'see screen',
      says: 'This screen is open',
      input: s.enums([...vocabulary.screens]),
      bind: (screen) => see({ see: 'screen', screen }),
    }),
    ...(['text', 'no text'] as const).map((what) =>
      phrase<string | string[]>({
        kind: 'see',
        name: `see ${what}`,
        says:
          what === 'text'
            ? 'All of these texts are on the page'
            : 'None of these texts is on the page',
        input: someTexts,
        bind: (texts) => see({ see: what, texts: [texts].flat() }),
      }),
    ),
    ...pageExpectations,
    decisionPhrase(vocabulary),
    ...callPhrases,
    phrase<string>({
      kind: 'see',
      name: 'see kept',
      says: `The browser keeps something with this text; nothing about <text>: it keeps nothing with it. Topics: ${keptTopics.join(', ')}`,
      input: someText,
      bind: (said, binding) => keptAction(said, binding),
    }),
    phrase<string | Record<string, boolean>>({
      kind: 'see',
      name: 'see flag',
      says: 'A flag has this value; a name alone means on',
      input: either(someText, s.record(s.string(), s.boolean())),
      bind: (flag, binding) =>
        flagAction(typeof flag === 'string' ? { [flag]: true } : flag, binding),
    }),
    phrase<string | Record<string, unknown>>({
      kind: 'see',
      name: 'see package',
      says: 'A package on the page has this name and the other given properties',
      input: either(someText, PackageShape),
      bind: (shown) =>
        see({ see: 'package', package: typeof shown === 'string' ? { name: shown } : shown }),
    }),
    phrase<string | { name: string; with?: Record<string, unknown>; 'in all'?: boolean }>({
      kind: 'see',
      name: 'see event',
      says: `This event was reported to analytics; ${sinceLastStep}`,
      input: either(
        someText,
        shapeOf({
          name: someText,
          with: maybe(s.record(s.string(), s.unknown())),
          'in all': maybe(s.boolean()),
        }),
      ),
      bind(said, { reading, value, words, vocabulary: { events } }) {
        const event = typeof said === 'string' ? { name: said } : said;
        if (!events.includes(event.name)) {
          const where = nodeAt(reading, value, ['name']) ?? value ?? words;
          complain(reading, where, unknownName('event', event.name, events));
          return null;
        }
        return see({
          see: 'event',
          event: event.name,
          ...(event.with ? { with: event.with } : {}),
          ...(event['in all'] ? { inAll: true } : {}),
        });
      },
    }),
  ];
}

function keptAction(said: string, { reading, value, words }: Binding): Action | null {
  const [, about] = /^nothing(?: about (.+))?$/.exec(said) ?? [];
  if (about !== undefined) return see({ see: 'no kept', about });
  if (!/^nothing\b/.test(said)) return see({ see: 'kept', about: said });
  complain(reading, value ?? words, {
    message: `${JSON.stringify(said)} does not say what is not kept`,
    expected: `nothing about a text, or about ${keptTopics.join(', ')}`,
  });
  return null;
}

function flagAction(flags: Record<string, boolean>, binding: Binding): Action | null {
  const { reading, value, words, vocabulary } = binding;
  const unknown = Object.keys(flags).find((name) => !vocabulary.flags.includes(name));
  if (unknown === undefined) return see({ see: 'flag', flags });
  complain(reading, value ?? words, unknownName('flag', unknown, vocabulary.flags));
  return null;
}
