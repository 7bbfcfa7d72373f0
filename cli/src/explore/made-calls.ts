import type { ScenarioEvent } from '../run/terms/scenario-session.ts';

export type Made = Extract<ScenarioEvent, { readonly kind: 'call' }>;

/** The calls of a step that change something in the back end. */
export const changesIn = (happened: readonly ScenarioEvent[]): readonly Made[] =>
  happened.filter((one): one is Made => one.kind === 'call' && one.method !== 'GET');

export const changesSomething = (happened: readonly ScenarioEvent[]): boolean =>
  changesIn(happened).length > 0;
