import * as s from 'superstruct';
import { isMap } from 'yaml';
import { findByPath, findCall, methods } from './calls.ts';
import { either } from './either.ts';
import { type Input, readInput } from './input.ts';
import { nodeAt } from './input-paths.ts';
import { type Entry, entriesOf } from './nodes.ts';
import { partialOf } from './partial-struct.ts';
import { type Binding, phrase } from './phrase.ts';
import type { CallPattern } from './plan.ts';
import { complain, type Reading } from './reading.ts';
import { refuse } from './refuse.ts';
import { see, sinceLastStep } from './see.ts';
import { keysOf } from './struct-shape.ts';
import { maybe, shapeOf, someText } from './texts.ts';
import type { AnyStruct, KnownCall } from './vocabulary.ts';

type Method = (typeof methods)[number];
type Rest = Omit<CallPattern, 'name' | 'inAll'> & { readonly 'in all'?: boolean };
type CallInput = { readonly [method in Method]?: string } & Rest & { readonly name?: string };

const record = maybe(s.record(s.string(), s.unknown()));
const keys = {
  name: maybe(someText),
  ...Object.fromEntries(methods.map((method) => [method, maybe(someText)])),
  with: record,
  query: record,
  status: maybe(s.max(s.min(s.integer(), 100), 599)),
  'in all': maybe(s.boolean()),
};
const shapes = {
  call: shapeOf({ ...keys, times: maybe(s.integer()) }),
  // That a call isn't made some number of times would be said of any other number, too.
  'no call': shapeOf(keys),
};

/** `see call` and `see no call`: a call by name, or by method and path, with its request. */
export const callPhrases = (['call', 'no call'] as const).map((what) =>
  phrase<string | CallInput>({
    kind: 'see',
    name: `see ${what}`,
    says:
      what === 'call'
        ? `The product made this call, at least once or exactly as many times as \`times\` says; ${sinceLastStep}`
        : `The product did not make this call; ${sinceLastStep}`,
    input: either(someText, shapes[what]),
    bind(input, binding) {
      const named = typeof input === 'string' ? { name: input } : input;
      const call = callOf(named, binding);
      const isRefused = call === null || refusesTimes(named, binding);
      const sent = isRefused ? null : readSent(call, binding);
      if (isRefused || sent === null) return null;
      const { status, times, 'in all': inAll } = named;
      return see({
        see: what,
        call: {
          name: call.name,
          ...sent,
          ...(status === undefined ? {} : { status }),
          ...(times === undefined ? {} : { times }),
          ...(inAll ? { inAll } : {}),
        },
      });
    },
  }),
);

function callOf(input: CallInput, binding: Binding): KnownCall | null {
  const { vocabulary } = binding;
  const paths = methods.flatMap((method) => {
    const path = input[method];
    return path === undefined ? [] : [[method, path] as const];
  });
  const [path, ...more] = paths;
  if (more.length > 0 || (path === undefined) === (input.name === undefined)) {
    return refuse(binding, {
      message: 'a call needs exactly one method with its path, or a name',
      expected: '{ POST: issuance/bind-request } or { name: bind-request }',
    });
  }
  const found = path ? findByPath(...path, vocabulary) : findCall(input.name ?? '', vocabulary);
  if (found.ok) return found.call;
  const { reading, value, words } = binding;
  const key = path?.[0] ?? 'name';
  complain(reading, nodeAt(reading, value, [key]) ?? value ?? words, found.complaint);
  return null;
}

function refusesTimes({ times }: CallInput, binding: Binding): boolean {
  if (times === undefined || times >= 1) return false;
  complain(binding.reading, nodeAt(binding.reading, binding.value, ['times']), {
    message: `a call cannot be made ${times} times`,
    expected: 'see no call, or 1 or more',
  });
  return true;
}

type Sent = Pick<CallPattern, 'with' | 'query'>;

/** Checks the expected request against the call's contract. */
function readSent(call: KnownCall, { reading, value }: Binding): Sent | null {
  if (!isMap(value)) return {};
  const before = reading.mistakes.length;
  const sent = entriesOf(reading, value).flatMap((entry) => {
    if (entry.key !== 'with' && entry.key !== 'query') return [];
    const input = readPart(call, entry, reading);
    return input?.ok ? [[entry.key, input.value] as const] : [];
  });
  return reading.mistakes.length > before ? null : Object.fromEntries(sent);
}

function readPart(call: KnownCall, { key, keyNode, value }: Entry, reading: Reading): Input | null {
  const shape = key === 'with' ? partialOf(call.body) : queryShape(call);
  if (isOpen(shape) || keysOf(shape).length > 0) {
    return readInput(reading, value, shape, keyNode, key);
  }
  complain(reading, keyNode, {
    message: `${call.name} sends no ${key === 'with' ? 'body' : 'query'}`,
    expected: `the call without \`${key}\``,
  });
  return null;
}

/** Query values are always strings. */
function queryShape({ query }: KnownCall): AnyStruct {
  return shapeOf(Object.fromEntries(keysOf(query).map((name) => [name, maybe(s.string())])));
}

const isOpen = ({ type }: AnyStruct) => !['literal', 'object', 'type'].includes(type);
