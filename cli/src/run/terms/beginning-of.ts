import type { Plan } from '../../language/plan.ts';

/** The time at which a scenario begins if it doesn't say another one: the day of the personas' dates. */
const usualNow = Date.parse('2026-11-20T10:00:00-08:00');

/** When a scenario begins, in both drivers, in milliseconds since the epoch. */
export const beginningOf = ({ at }: Pick<Plan, 'at'>): number => at ?? usualNow;
