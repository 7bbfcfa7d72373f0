import type { CallEvidence } from '../terms/evidence.ts';
import type { ScenarioEvent } from '../terms/scenario-session.ts';
import { redact } from './redact.ts';

/** Longer bodies are cut. */
const maxCharacters = 100_000;

type Call = Extract<ScenarioEvent, { kind: 'call' }>;

/** Numbers the bodies of a scenario's calls: polls and reloads receive the same one many times. */
export function createBodies() {
  const numbers = new Map<string, number>();
  const known = new WeakMap<object, number>();

  function numberOf(body: unknown): number | undefined {
    if (isEmpty(body)) return undefined;
    const isObject = typeof body === 'object' && body !== null;
    const before = isObject ? known.get(body) : undefined;
    if (before !== undefined) return before;
    const number = add(format(body));
    if (isObject) known.set(body, number);
    return number;
  }

  function add(text: string): number {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  }

  return {
    of({ kind: _, query, body, answer, response, ...call }: Call): CallEvidence {
      return {
        ...call,
        ...numbered('query', numberOf(query)),
        ...numbered('body', numberOf(body)),
        ...numbered('response', numberOf(answer ?? response)),
      };
    },
    list: (): readonly string[] => [...numbers.keys()],
  };
}

const numbered = (key: string, number: number | undefined) =>
  number === undefined ? {} : { [key]: number };

const isEmpty = (body: unknown) =>
  body === undefined ||
  body === null ||
  (typeof body === 'object' && Object.keys(body).length === 0);

function format(body: unknown): string {
  const text = JSON.stringify(redact(body), null, 1) ?? '';
  return text.length > maxCharacters
    ? `${text.slice(0, maxCharacters)}\n… ${text.length - maxCharacters} more characters`
    : text;
}
