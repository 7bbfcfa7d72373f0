import {
  archivePackage,
  readyPackage,
  reviewPackage,
  updatePackage,
} from '@fairlead/contracts/packages';
import { createCallFx } from '@fairlead/store';
import { createEffect } from 'effector';
import type { Change } from './change.ts';

/** Creates the effect that makes the call of a change: each status has a call of its own, the rest is update-package. */
export function createChangeFx() {
  const archiveFx = createCallFx(archivePackage);
  const readyFx = createCallFx(readyPackage);
  const reviewFx = createCallFx(reviewPackage);
  const updateFx = createCallFx(updatePackage);
  return createEffect((change: Change) => {
    const package_id = change.packageId;
    if (change.kind !== 'status') return updateFx({ body: { package_id, ...partsOf(change) } });
    if (change.to === 'ARCHIVED') return archiveFx({ body: { package_id } });
    return change.to === 'READY'
      ? readyFx({ body: { package_id } })
      : reviewFx({ body: { package_id } });
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
