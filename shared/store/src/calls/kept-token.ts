import { authSourceLifetime } from '@fairlead/domain';
import * as s from 'superstruct';

/** Where a tab keeps one text until it is closed. */
export type Keep = { read(): string | null; write(text: string | null): void };

const Kept = s.type({ code: s.string(), token: s.string(), until: s.number() });

/** Keeps the token that a partner's code was exchanged for: the code works once, and the page may be loaded again. */
export function keepToken(keep: Keep, code: string, token: string): void {
  keep.write(JSON.stringify({ code, token, until: Date.now() + authSourceLifetime }));
}

/** Returns the token of this code; null if it is too old or belongs to another one. */
export function keptToken(keep: Keep, code: string): string | null {
  const [, kept] = s.validate(parsed(keep.read()), Kept);
  return kept && kept.code === code && kept.until > Date.now() ? kept.token : null;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
