import type { Candidate } from './candidate.ts';

/** Takes a walk again in a process of its own. Resolves to what it finds there, or null. */
export type TakeAgain = (candidate: Candidate) => Promise<string | null>;

export type Verdict = 'of the fault' | 'in the clean sources, too' | 'not found again';

/**
 * Says whether a walk goes wrong because of the planted fault: it does so again by itself, and the same walk finds nothing
 * in the clean sources.
 */
export async function judge(
  candidate: Candidate,
  { planted, clean }: { readonly planted: TakeAgain; readonly clean: TakeAgain },
): Promise<Verdict> {
  if ((await clean(candidate)) !== null) return 'in the clean sources, too';
  return (await planted(candidate)) === candidate.key ? 'of the fault' : 'not found again';
}
