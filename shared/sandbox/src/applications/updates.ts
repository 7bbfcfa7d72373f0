import type { SubmissionRow } from '../database/tables.ts';
import type { World } from '../world/world.ts';

/** Records that a submission has just changed, for lists sorted by the last change. */
export const markUpdated = (world: World, id: string): Promise<void> =>
  world.store.put('update', { id, at: world.now() });

/** Returns when a submission was last changed; if never, when its application was created. */
export async function updatedAt({ store }: World, row: SubmissionRow): Promise<number> {
  const update = await store.get('update', row.id);
  if (update) return update.at;
  if (row.created_at !== null) return row.created_at;
  const application = await store.get('application', row.application_id);
  return application ? Date.parse(application.shown.created_at) : 0;
}
