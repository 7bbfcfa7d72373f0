import { markUpdated } from '../../applications/updates.ts';
import type { AnyContext, Route } from '../../calls/route.ts';

/** Makes every writing call record that its submission has changed. */
export const markingUpdates = (route: Route): Route =>
  route.endpoint.method === 'GET'
    ? route
    : {
        ...route,
        async useCase(context) {
          const answer = await route.useCase(context);
          const id = await changedSubmission(context);
          if (id) await markUpdated(context.world, id);
          return answer;
        },
      };

type Named = Partial<
  Record<
    'market_submission_id' | 'package_id' | 'original_package_id' | 'selected_package_id',
    string
  >
>;

/** Returns the submission of a call, which names it directly or by one of its packages. */
async function changedSubmission({ world, params, body }: AnyContext): Promise<string | undefined> {
  const named = (body ?? {}) as Named;
  const id = (params as { readonly id?: string }).id ?? named.market_submission_id;
  if (id) return id;
  const packageId = named.package_id ?? named.original_package_id;
  return packageId && (await world.store.get('package', packageId))?.market_submission_id;
}
