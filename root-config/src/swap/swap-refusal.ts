import type { Host, MicroFrontend } from '@fairlead/mfe-kit/shell';
import { $paymentInFlight, draftsFlushed } from '@fairlead/store';
import { scopeBind } from 'effector';
import type { Slot } from '../slots/slot.ts';
import { findLostDrafts } from './lost-drafts.ts';

/** Asks the person; resolves to true when they agree. */
export type Ask = (question: string) => boolean | Promise<boolean>;

const questions = {
  unsaved:
    'This page holds changes that are not saved yet. Replace it with the new version and lose them?',
  draft:
    'The new version cannot show what you entered here. It is kept for the version that runs now. Replace it all the same?',
} as const;

/** Asks where needed and returns why a build must not replace the running one; null when it may. */
export async function findRefusal(
  { scope, unsavedEdits }: Host,
  slot: Slot,
  next: MicroFrontend,
  ask: Ask,
): Promise<string | null> {
  const isPaying = () => scope.getState($paymentInFlight);
  if (isPaying()) return paying;
  if (slot.isOpen() && unsavedEdits.size > 0 && !(await ask(questions.unsaved)))
    return 'The page holds changes that are not saved yet, and they were kept.';
  scopeBind(draftsFlushed, { scope })();
  const lost = await findLostDrafts(slot.current(), next, scope);
  if (lost.length > 0 && !(await ask(questions.draft)))
    return `The build cannot restore what was entered (${lost.join(', ')}).`;
  // A payment may have begun in the meantime.
  return isPaying() ? paying : null;
}

const paying = 'A payment is in flight. Swap when it has ended.';
