import { boardOrder, isDisplayed } from '@fairlead/domain/packages';
import { packagesOf, packageVersion } from '../../applications/packages.ts';
import { HttpError } from '../../calls/http-error.ts';
import type { RequestHeaders } from '../../calls/sandbox-request.ts';
import type { SubmissionRow } from '../../database/tables.ts';
import type { World } from '../../world/world.ts';

type SeenContext = { readonly world: World; readonly headers: RequestHeaders };

/** Refuses to publish or withdraw other packages than the admin saw. A caller that says nothing of them isn't checked. */
export async function refuseUnlessSeen(
  { world, headers }: SeenContext,
  { id }: SubmissionRow,
): Promise<void> {
  const packages = boardOrder((await packagesOf(world, id)).filter(isDisplayed));
  const now = {
    'If-Match': packages.map(packageVersion).join() || 'none',
    'Seen-Order': packages.map((one) => one.id).join() || 'none',
    'Seen-Recommended': packages.find(({ recommended }) => recommended)?.id ?? 'none',
  };
  const changed = Object.entries(now).filter(([name, value]) => {
    const seen = headers.get(name);
    return seen !== null && seen.replaceAll(' ', '') !== value;
  });
  if (changed.length === 0) return;
  throw new HttpError(409, 'The packages have changed since they were shown', {
    code: 'submission_changed',
    detail: Object.fromEntries(changed),
  });
}
