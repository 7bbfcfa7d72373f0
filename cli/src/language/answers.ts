import * as s from 'superstruct';
import { isMap, type YAMLMap } from 'yaml';
import { findCall } from './calls.ts';
import { readInput } from './input.ts';
import { entriesOf } from './nodes.ts';
import type { Binding } from './phrase.ts';
import type { Action } from './plan.ts';
import { complain, partOf } from './reading.ts';
import { maybe, shapeOf } from './texts.ts';
import type { AnyStruct } from './vocabulary.ts';

type Answer = { status?: number; body: unknown; malformed?: boolean; times?: number };

/** The input of `when <call> answers`. */
export const AnswerShape = shapeOf({
  status: maybe(s.max(s.min(s.integer(), 200), 299)),
  body: s.define('anything', (body) => body !== undefined),
  malformed: maybe(s.boolean()),
  times: maybe(s.min(s.integer(), 1)),
});

/** `when <call> answers: { body }`: the back end isn't asked. The body must fit the contract, unless it is malformed. */
export function bindAnswer(words: string, binding: Binding): Action | null {
  const { reading, vocabulary, words: node, value } = binding;
  const [, callWords = ''] = /^when (?:call )?(.*?) ?answers$/.exec(words) ?? [];
  const found = findCall(callWords, vocabulary);
  if (!found.ok) {
    complain(reading, partOf(reading, node, callWords), found.complaint);
    return null;
  }
  const input = readInput(reading, value, AnswerShape, node, 'answer');
  if (!input.ok || !isMap(value)) return null;
  const { status = 200, malformed = false, times, body: written } = input.value as Answer;
  const body = malformed ? written : readBody(found.call.answer, value, binding);
  if (body === undefined) return null;
  const often = times === undefined ? {} : { times };
  const fault = { kind: 'status', status, body, ...often } as const;
  return { kind: 'control', control: 'fault', call: found.call.name, fault };
}

/** Returns the body as the contract reads it; undefined, with an error reported, if it breaks the contract. */
function readBody(contract: AnyStruct, answer: YAMLMap, { reading, words }: Binding): unknown {
  const entry = entriesOf(reading, answer).find(({ key }) => key === 'body');
  const read = readInput(reading, entry?.value ?? null, contract, entry?.keyNode ?? words, 'body');
  return read.ok ? (read.value ?? {}) : undefined;
}
