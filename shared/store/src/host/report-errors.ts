import { type Event, sample } from 'effector';
import { reportErrorFx } from './host-effects.ts';

/** Reports each error of an event. `where` names the part of the product in the report. */
export function reportErrors(failed: Event<Error>, where: string): void {
  sample({ clock: failed, fn: (error) => ({ error, where }), target: reportErrorFx });
}
