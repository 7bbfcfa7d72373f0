import type { Complaint } from './mistake.ts';
import { nearest } from './nearest.ts';
import { oneOf } from './reading.ts';
import type { KnownCall } from './vocabulary.ts';

export type FoundCall =
  | { readonly ok: true; readonly call: KnownCall }
  | { readonly ok: false; readonly complaint: Complaint };

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** A call by its contract's name, e.g. `create application`, or as `POST issuance/bind-request`. */
export function findCall(words: string, calls: readonly KnownCall[]): FoundCall {
  const [, method, path] = /^([A-Z]+)\s+(\S+)$/.exec(words.trim()) ?? [];
  if (method && path) return findByPath(method, path, calls);
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

/** The call of this method whose path ends in these segments; `:names` in its path take any value. */
export function findByPath(method: string, path: string, calls: readonly KnownCall[]): FoundCall {
  const wanted = segments(path);
  const ofMethod = calls.filter((call) => call.method === method);
  const fitting = ofMethod.filter((call) => endsWith(call, wanted));
  const whole = fitting.filter((call) => segments(call.path).length === wanted.length);
  const [only, ...others] = whole.length ? whole : fitting;
  if (only && others.length === 0) return { ok: true, call: only };
  if (only) {
    return refuse({
      message: `${method} ${path} could be ${fitting.length} calls`,
      expected: `more of the path, or a name: ${oneOf(fitting.map((call) => `${call.name} (${call.path})`))}`,
    });
  }
  const elsewhere = calls.find((call) => endsWith(call, wanted));
  return refuse({
    message: `no call is ${method} ${path}`,
    expected: elsewhere
      ? `${elsewhere.method}, as this path has`
      : 'the end of a path that a contract names',
    nearest: nearest(
      path,
      ofMethod.flatMap((call) => endings(call.path)),
    ),
  });
}

function endsWith(call: KnownCall, wanted: readonly string[]): boolean {
  const parts = [call.service, ...segments(call.path)];
  if (wanted.length === 0 || wanted.length > parts.length) return false;
  return wanted.every((part, index) => {
    const own = parts[parts.length - wanted.length + index] ?? '';
    return own === part || own.startsWith(':');
  });
}

function endings(path: string): string[] {
  const parts = segments(path);
  return parts.map((_, index) => parts.slice(index).join('/'));
}

function segments(path: string): string[] {
  return path.split('?')[0]?.split('/').filter(Boolean) ?? [];
}

const refuse = (complaint: Complaint) => ({ ok: false, complaint }) as const;
