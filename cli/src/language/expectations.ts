import * as s from 'superstruct';
import { findByPath, findCall, methods } from './calls.ts';
import { either } from './either.ts';
import { type Binding, type Phrase, phrase } from './phrase.ts';
import type { Action, CallPattern } from './plan.ts';
import { complain, unknownName } from './reading.ts';
import type { AnyStruct, Vocabulary } from './vocabulary.ts';

/** What a scenario can look at, as the phrases it says. */
export function expectationPhrases(vocabulary: Vocabulary): Phrase[] {
  const anything = s.record(s.string(), s.unknown());
  return [
    phrase<string>({
      kind: 'see',
      name: 'see screen',
      says: 'The open screen is this one',
      input: s.enums([...vocabulary.screens]) as AnyStruct,
      bind: (screen) => see({ see: 'screen', screen }),
    }),
    ...(['text', 'no text'] as const).map((what) =>
      phrase<string | string[]>({
        kind: 'see',
        name: `see ${what}`,
        says:
          what === 'text'
            ? 'Every one of these texts is on the screen: title, banner, field error, toast'
            : 'None of these texts is on the screen',
        input: either(s.nonempty(s.string()), s.nonempty(s.array(s.nonempty(s.string())))),
        bind: (texts) => see({ see: what, texts: [texts].flat() }),
      }),
    ),
    phrase<{ router?: string; to?: string; because?: string }>({
      kind: 'see',
      name: 'see decision',
      says: 'A router has decided so: which one, where to, because of which rule',
      input: s.object({
        router: s.optional(s.enums([...vocabulary.routers])),
        to: s.optional(s.nonempty(s.string())),
        because: s.optional(s.nonempty(s.string())),
      }) as AnyStruct,
      bind: (decision, binding) =>
        Object.keys(decision).length === 0
          ? refuse(binding, 'a decision needs at least one of router, to and because')
          : see({ see: 'decision', ...decision }),
    }),
    ...(['call', 'no call'] as const).map((what) => callPhrase(what, vocabulary)),
    phrase<string | Record<string, boolean>>({
      kind: 'see',
      name: 'see flag',
      says: 'A flag has this value; a name alone means on',
      input: either(s.string(), s.record(s.string(), s.boolean())),
      bind: (flag, binding) =>
        flagAction(typeof flag === 'string' ? { [flag]: true } : flag, binding),
    }),
    phrase<Record<string, unknown>>({
      kind: 'see',
      name: 'see package',
      says: 'A package on the screen looks so: name, recommended, price and whatever else it shows',
      input: either(s.nonempty(s.string()), s.type({ name: s.nonempty(s.string()) })),
      bind: (shown) =>
        see({ see: 'package', package: typeof shown === 'string' ? { name: shown } : shown }),
    }),
    phrase<string | { name: string; with?: Record<string, unknown> }>({
      kind: 'see',
      name: 'see event',
      says: 'This was reported to analytics',
      input: either(
        s.nonempty(s.string()),
        s.object({ name: s.nonempty(s.string()), with: s.optional(anything) }),
      ),
      bind: (event) =>
        typeof event === 'string'
          ? see({ see: 'event', event })
          : see({ see: 'event', event: event.name, ...(event.with ? { with: event.with } : {}) }),
    }),
  ];
}

type CallInput = {
  [method in (typeof methods)[number]]?: string;
} & Omit<CallPattern, 'name'>;

function callPhrase(what: 'call' | 'no call', vocabulary: Vocabulary): Phrase {
  const record = s.optional(s.record(s.string(), s.unknown()));
  return phrase<string | CallInput>({
    kind: 'see',
    name: `see ${what}`,
    says: what === 'call' ? 'This call was made' : 'This call was not made',
    input: either(
      s.nonempty(s.string()),
      s.object({
        ...Object.fromEntries(methods.map((method) => [method, s.optional(s.string())])),
        with: record,
        query: record,
        status: s.optional(s.min(s.integer(), 0)),
        times: s.optional(s.min(s.integer(), 1)),
      }),
    ),
    bind(input, binding) {
      if (typeof input === 'string') {
        const found = findCall(input, vocabulary.calls);
        return found.ok
          ? see({ see: what, call: { name: found.call.name } })
          : refuseWith(binding, found.complaint);
      }
      const { GET, POST, PUT, PATCH, DELETE, ...rest } = input;
      const [named, ...more] = Object.entries({ GET, POST, PUT, PATCH, DELETE }).filter(
        ([, path]) => path,
      );
      if (!named?.[1] || more.length > 0) {
        return refuse(
          binding,
          'a call needs exactly one method with its path, e.g. { POST: issuance/bind-request }',
        );
      }
      const found = findByPath(named[0], named[1], vocabulary.calls);
      return found.ok
        ? see({ see: what, call: { name: found.call.name, ...rest } })
        : refuseWith(binding, found.complaint);
    },
  });
}

function flagAction(flags: Record<string, boolean>, binding: Binding): Action | null {
  const { flags: known } = binding.vocabulary;
  const unknown = Object.keys(flags).find((name) => !known.includes(name));
  if (unknown !== undefined) return refuseWith(binding, unknownName('flag', unknown, known));
  return see({ see: 'flag', flags });
}

function see(
  expectation: Extract<Action, { kind: 'see' }> extends infer Seen
    ? DistributiveOmit<Seen, 'kind'>
    : never,
): Action {
  return { kind: 'see', ...expectation } as Action;
}

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown
  ? Omit<Union, Key>
  : never;

function refuse(binding: Binding, message: string): null {
  return refuseWith(binding, { message });
}

function refuseWith(
  { reading, value, words }: Binding,
  complaint: Parameters<typeof complain>[2],
): null {
  complain(reading, value ?? words, complaint);
  return null;
}
