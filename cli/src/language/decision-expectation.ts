import * as s from 'superstruct';
import { keyNodeAt, nodeAt } from './input-paths.ts';
import type { Complaint } from './mistake.ts';
import { type Phrase, phrase } from './phrase.ts';
import { complain, oneOf, unknownName } from './reading.ts';
import { see, sinceLastStep } from './see.ts';
import { maybe, shapeOf, someText } from './texts.ts';
import type { KnownDecision, Vocabulary } from './vocabulary.ts';

type Wanted = { router?: string; to?: string; because?: string };
type Input = Wanted & { 'in all'?: boolean };

/** `see decision`: a mistake if no router can make this decision. */
export function decisionPhrase({ routers, decisions, screens }: Vocabulary): Phrase {
  return phrase<Input>({
    kind: 'see',
    name: 'see decision',
    says: `A router made this decision: its name (router), the destination (to), the rule (because); ${sinceLastStep}`,
    input: shapeOf({
      router: maybe(s.enums([...routers])),
      to: maybe(someText),
      because: maybe(someText),
      'in all': maybe(s.boolean()),
    }),
    bind({ 'in all': inAll, ...wanted }, { reading, value, words }) {
      if (Object.keys(wanted).length === 0) {
        complain(reading, value ?? words, {
          message: 'a decision needs at least one of router, to and because',
          expected: 'see decision: { router: …, to: …, because: … }',
        });
        return null;
      }
      const mistake = mistakeIn(wanted, decisions(), screens);
      if (!mistake) return see({ see: 'decision', ...wanted, ...(inAll ? { inAll } : {}) });
      const where =
        nodeAt(reading, value, [mistake.key]) ?? keyNodeAt(reading, value, [mistake.key]);
      complain(reading, where ?? words, mistake.complaint);
      return null;
    },
  });
}

type MistakeIn = { readonly key: keyof Wanted; readonly complaint: Complaint };

function mistakeIn(
  { router, to, because }: Wanted,
  all: readonly KnownDecision[],
  screens: readonly string[],
): MistakeIn | null {
  const leadsTo = (decision: KnownDecision) =>
    to === undefined ||
    decision.to === to ||
    (decision.to === 'any screen' && screens.includes(to));
  const isBecause = (decision: KnownDecision) =>
    because === undefined || decision.because === because;
  const own = all.filter((decision) => router === undefined || decision.router === router);
  const [makes, no] = router === undefined ? ['no router', ''] : [router, 'never '];
  if (own.length === 0)
    return { key: 'router', complaint: { message: `the router ${router} makes no decision` } };
  if (because !== undefined && !own.some(isBecause)) {
    const reasons = own.map((decision) => decision.because);
    const message = `${makes} ${no}gives the reason ${JSON.stringify(because)}`;
    return { key: 'because', complaint: { ...unknownName('reason', because, reasons), message } };
  }
  if (to !== undefined && !own.some(leadsTo)) {
    const places = own.filter(isBecause).map((decision) => decision.to);
    const message = `${makes} ${no}leads to ${JSON.stringify(to)}`;
    const complaint = unknownName('destination', to, places);
    const expected = screens.includes(to) ? orWrongRule(complaint.expected) : complaint.expected;
    return { key: 'to', complaint: { ...complaint, expected, message } };
  }
  if (own.some((decision) => leadsTo(decision) && isBecause(decision))) return null;
  const places = new Set(own.filter(isBecause).map((decision) => decision.to));
  return {
    key: 'to',
    complaint: {
      message: `the reason ${because} does not lead to ${to}`,
      expected: orWrongRule(oneOf([...places])),
    },
  };
}

/** The names are right, so either the scenario is wrong or the product. */
const orWrongRule = (places = '') => `${places}; if the scenario is right, a rule is wrong`;
