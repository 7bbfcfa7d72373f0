import { addDays, dayOf, formatDay } from '@fairlead/domain/packages';

const minute = 60_000;
const hour = 60 * minute;

/** Formats the time of the last change, relative to a moment: "2 min ago", "3 h ago", "Yesterday", then the day. */
export function updatedText(updatedAt: string, now: number): string {
  const age = now - Date.parse(updatedAt);
  if (age < minute) return 'Just now';
  if (age < hour) return `${Math.floor(age / minute)} min ago`;
  const day = dayOf(new Date(updatedAt));
  const today = dayOf(new Date(now));
  if (day === today) return `${Math.floor(age / hour)} h ago`;
  return day === addDays(today, -1) ? 'Yesterday' : formatDay(day);
}
