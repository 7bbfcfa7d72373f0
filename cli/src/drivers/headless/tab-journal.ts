import type { ScenarioEvent } from '../../run/terms/scenario-session.ts';

/** Where the documents of a tab write what happens in them. */
export type TabJournal = Pick<ScenarioEvent[], 'push'>;

/** A window starts the product again and repeats every read, so only its writes and errors are recorded. */
export const writesOnly = (journal: TabJournal): TabJournal => ({
  push: (...events) => journal.push(...events.filter(isWriteOrError)),
});

const isWriteOrError = (event: ScenarioEvent): boolean =>
  event.kind === 'error' || (event.kind === 'call' && event.method !== 'GET');

/** Adds the response to a successful call; a failed one has it already. */
export function withResponse(
  event: ScenarioEvent,
  take: (method: string, path: string) => unknown,
): ScenarioEvent {
  if (event.kind !== 'call' || event.status !== 200) return event;
  return { ...event, response: take(event.method, event.path) };
}
