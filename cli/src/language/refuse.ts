import type { Complaint } from './mistake.ts';
import type { Binding } from './phrase.ts';
import { complain } from './reading.ts';

/** Complains about the value of an expectation, or about its words if it has none. */
export function refuse({ reading, value, words }: Binding, complaint: Complaint): null {
  complain(reading, value ?? words, complaint);
  return null;
}
