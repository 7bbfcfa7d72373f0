import { isDisplayed } from '@fairlead/domain/packages';
import { packagesOf, quotesOf } from '../../applications/packages.ts';
import { pricingOf } from '../../applications/pricing.ts';
import { HttpError } from '../../calls/http-error.ts';
import type { SubmissionRow } from '../../database/tables.ts';
import { choicesOf, packageQuotes } from '../../packages/index.ts';
import { seconds } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';
import { refuseWhenBound } from './change-package.ts';
import { keyOf, putQuotes } from './customize.ts';
import { renewOtherQuotes } from './renew-quotes.ts';

const refreshTakes = seconds(5);

/**
 * Reprices the live packages with the same choices; they are PENDING until then. Renews all other quotes, too. An
 * application that has expired has to be reviewed first.
 */
export async function refresh(world: World, submission: SubmissionRow): Promise<void> {
  refuseWhenBound(submission);
  if (submission.expiration_date !== null && submission.expiration_date < world.today())
    throw new HttpError(409, 'The application has expired and has to be reviewed', {
      code: 'application_expired',
    });
  const pricing = await pricingOf(world, submission);
  const replaced: string[] = [];
  for (const row of (await packagesOf(world, submission.id)).filter(isDisplayed)) {
    if (row.status === 'PENDING') continue;
    replaced.push(...row.quote_ids);
    const choices = choicesOf(await quotesOf(world, row));
    const revision = row.revision + 1;
    const quotes = packageQuotes(keyOf(row), choices, pricing, revision);
    const quote_ids = (await putQuotes(world, row, quotes)).map(({ id }) => id);
    await world.store.put('package', {
      ...row,
      status: 'PENDING',
      quote_ids,
      revision,
      priced_at: world.now() + refreshTakes,
      becomes: {
        package: row.status,
        submission: submission.status === 'EXPIRED' ? 'RELEASED' : null,
        quote_ids: null,
      },
    });
  }
  await renewOtherQuotes(world, submission, pricing, replaced);
}
