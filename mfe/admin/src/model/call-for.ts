import {
  archivePackage,
  readyPackage,
  reviewPackage,
  updatePackage,
} from '@fairlead/contracts/packages';
import { createCallFx } from '@fairlead/store';
import { attach, createEffect, sample } from 'effector';
import type { Change } from './change.ts';
import { type Seen, seen, seenOrder, versionsOf } from './seen.ts';
import type { SubmissionModel } from './submission.ts';

/**
 * Creates the effect that makes the call for a change: each status has its own call, everything else is update-package. The
 * call names the version of the package that the admin saw, where the server gave one.
 */
export function createChangeFx({ $loaded, versionsChanged }: SubmissionModel) {
  const archiveFx = createCallFx(archivePackage);
  const readyFx = createCallFx(readyPackage);
  const reviewFx = createCallFx(reviewPackage);
  const updateFx = createCallFx(updatePackage);
  const callFx = createEffect(({ change, headers }: { change: Change; headers: Seen }) => {
    const package_id = change.packageId;
    if (change.kind !== 'status')
      return updateFx({ body: { package_id, ...partsOf(change) }, headers });
    if (change.to === 'ARCHIVED') return archiveFx({ body: { package_id }, headers });
    return change.to === 'READY'
      ? readyFx({ body: { package_id }, headers })
      : reviewFx({ body: { package_id }, headers });
  });
  sample({
    clock: callFx.done,
    fn: ({ params, result }) => versionsOf(result, params.headers),
    target: versionsChanged,
  });
  return attach({
    source: $loaded,
    mapParams: (change: Change, loaded) => ({
      change,
      headers:
        change.kind === 'order'
          ? { ...seen(loaded, change.packageId), ...seenOrder(loaded) }
          : seen(loaded, change.packageId),
    }),
    effect: callFx,
  });
}

function partsOf(change: Exclude<Change, { kind: 'status' }>) {
  switch (change.kind) {
    case 'recommended':
      return { recommended: change.to };
    case 'naming':
      return { name: change.name, description: change.description };
    case 'order':
      return { order: change.to };
    case 'contents':
      return {
        quotes: change.quotes.map(({ annual_quote_id, monthly_quote_id }) => ({
          annual_quote_id,
          monthly_quote_id,
        })),
        coverage_request_ids: change.requests.map(({ id }) => id),
      };
  }
}
