import type { PageAction } from '@fairlead/mfe-kit/page';
import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { findOperation } from './find.ts';
import { isNamed } from './names.ts';
import type { Missing } from './within.ts';

/**
 * Says that a field shows something else than what was just typed or chosen, or returns null. A field may add signs to a
 * value (`$1,000`), or drop them; one that is gone, or whose value is a secret that isn't read, has nothing to compare.
 */
export function findNotTaken(
  page: Outline,
  action: PageAction,
  isSecret: (field: OutlineNode) => boolean,
): Missing | null {
  if (!('fill' in action || 'choose' in action)) return null;
  const found = findOperation(page, action);
  if ('missing' in found || isSecret(found.node)) return null;
  const { name, value: shown = '' } = found.node;
  if (found.kind === 'fill' && !sameSigns(shown, found.text)) return notTaken(found.text);
  if (found.kind === 'choose' && !isNamed(shown, found.option)) return notTaken(found.option);
  return null;

  function notTaken(wanted: string): Missing {
    const now = shown === '' ? 'nothing' : `'${shown}'`;
    return { missing: `'${name}' did not take '${wanted}': it shows ${now}`, offers: [now] };
  }
}

/** Whether two values have the same letters and digits: a field that is left may add signs to its value. */
export const sameSigns = (shown: string, typed: string) => signs(shown) === signs(typed);

/** The letters and digits of a value. */
const signs = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
