import type { SubmissionColumn, SubmissionSummary } from '@fairlead/contracts/packages';
import { marketSubmissionStatuses } from '@fairlead/domain';

type Value = string | number | null;

const statuses: readonly string[] = marketSubmissionStatuses;

/** Returns the value that a column is sorted by; null if it is missing, which comes last in both directions. */
const comparedIn: Readonly<Record<SubmissionColumn, (summary: SubmissionSummary) => Value>> = {
  company: ({ company }) => company || null,
  id: ({ id }) => id,
  client_data_id: ({ client_data_id }) => client_data_id,
  // In the order of a submission's life, as the filters are.
  status: ({ status }) => statuses.indexOf(status),
  packages: ({ packages }) => packages,
  contact: ({ contact }) => contact.email || null,
  updated_at: ({ updated_at }) => Date.parse(updated_at),
  expiration_date: ({ expiration_date }) => expiration_date,
};

/** Compares two submissions by a column, then by id. */
export function compareSubmissions(
  column: SubmissionColumn,
  direction: 'ascending' | 'descending',
) {
  const sign = direction === 'ascending' ? 1 : -1;
  return (one: SubmissionSummary, other: SubmissionSummary): number => {
    const [a, b] = [comparedIn[column](one), comparedIn[column](other)];
    if (a === null || b === null)
      return Number(a === null) - Number(b === null) || one.id.localeCompare(other.id);
    return sign * compare(a, b) || one.id.localeCompare(other.id);
  };
}

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), 'en', { sensitivity: 'base', numeric: true });
