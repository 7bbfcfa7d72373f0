import { type DayText, dayOf } from '@fairlead/domain/packages';

export type ClockState = { readonly offset: number; readonly paused_at: number | null };

/**
 * The world's time: the host's clock (which a scenario may have made virtual) and an offset. Nothing in the sandbox
 * waits for timers; what takes time is computed from this clock when it is requested.
 */
export type Clock = {
  /** ms since the epoch. */
  now(): number;
  /** Today for the users: in their zone, if it is known. */
  today(): DayText;
};

/** @param zone - The IANA zone of people; without one, the zone of this machine. */
export function clockOf(state: () => ClockState, zone?: string): Clock {
  const now = () => {
    const { offset, paused_at } = state();
    return paused_at ?? Date.now() + offset;
  };
  return { now, today: () => dayOf(new Date(now()), zone) };
}

export const seconds = (count: number) => count * 1000;
export const minutes = (count: number) => count * 60_000;
export const hours = (count: number) => count * 3_600_000;
export const days = (count: number) => count * 86_400_000;
