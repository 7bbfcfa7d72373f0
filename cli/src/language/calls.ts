import { readPathParams, segmentsOf } from '@fairlead/domain';
import { unknownIdIn } from './known-ids.ts';
import type { Complaint } from './mistake.ts';
import { nearest } from './nearest.ts';
import { oneOf } from './reading.ts';
import type { KnownCall, Vocabulary } from './vocabulary.ts';

export type FoundCall =
  | { readonly ok: true; readonly call: KnownCall }
  | { readonly ok: false; readonly complaint: Complaint };

/** The calls, and the ids that their paths can have. */
type KnownCalls = Pick<Vocabulary, 'calls' | 'ids'>;

export const methods = ['GET', 'POST', 'PUT', 'PATCH'] as const;

/** Finds a call by its contract's name, e.g. `create application`, or as `POST issuance/bind-request`. */
export function findCall(words: string, known: KnownCalls): FoundCall {
  const { calls } = known;
  const [, method, path] = /^([A-Z]+)\s+(\S+)$/.exec(words.trim()) ?? [];
  if (method && path) return findByPath(method, path, known);
  const named = calls.find(({ name }) => name === words.trim());
  if (named) return { ok: true, call: named };
  return refuse({
    message: `unknown call ${JSON.stringify(words)}`,
    expected:
      'the name of a call, or a method and the end of its path (POST issuance/bind-request)',
    nearest: nearest(
      words,
      calls.map(({ name }) => name),
    ),
  });
}

/** Finds the call with this method whose path ends in these segments; `:names` in its path match any value. */
export function findByPath(method: string, path: string, { calls, ids }: KnownCalls): FoundCall {
  const unknown = unknownIdIn(`/${path}`, ids);
  if (unknown) return refuse(unknown);
  const wanted = segmentsOf(path.split('?', 1).join());
  const ofMethod = calls.filter((call) => call.method === method);
  const fitting = closest(ofMethod, wanted);
  const [only, ...others] = fitting;
  if (only && others.length === 0) return { ok: true, call: only };
  if (only) {
    const names = fitting.map((call) => `${call.name} (${call.path})`);
    return refuse({
      message: `${method} ${path} could mean ${fitting.length} calls`,
      expected: `more of the path, or a name: ${oneOf(names)}`,
    });
  }
  const [elsewhere] = closest(calls, wanted);
  return refuse({
    message: `there is no call ${method} ${path}`,
    expected: elsewhere
      ? `${elsewhere.method}, the method of this path`
      : 'the end of a path in a contract',
    nearest: nearest(
      path,
      ofMethod.flatMap((call) => endings(call.path)),
    ),
  });
}

/** Returns the calls that match, exact matches first; more equal words count as closer. */
function closest(calls: readonly KnownCall[], wanted: readonly string[]): readonly KnownCall[] {
  const ranked = calls
    .map((call) => ({ call, words: wordsInCommon(call, wanted) }))
    .filter(({ words }) => words > 0);
  const best = Math.max(0, ...ranked.map(({ words }) => words));
  const closestOnes = ranked.filter(({ words }) => words === best).map(({ call }) => call);
  const whole = closestOnes.filter((call) => segmentsOf(call.path).length === wanted.length);
  return whole.length ? whole : closestOnes;
}

/** Counts the segments with the same word; 0 if the path doesn't end this way, or only through its parameters. */
function wordsInCommon(call: KnownCall, wanted: readonly string[]): number {
  const parts = [call.service, ...segmentsOf(call.path)];
  if (wanted.length === 0 || wanted.length > parts.length) return 0;
  const ending = parts.slice(-wanted.length);
  if (!readPathParams(ending, wanted)) return 0;
  return ending.filter((own, index) => own === wanted[index]).length;
}

function endings(path: string): string[] {
  const parts = segmentsOf(path);
  return parts.map((_, index) => parts.slice(index).join('/'));
}

const refuse = (complaint: Complaint) => ({ ok: false, complaint }) as const;
