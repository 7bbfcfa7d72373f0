import type { Call } from '@fairlead/contracts';
import type { SubmissionSummary } from '@fairlead/contracts/packages';

/** A submission of the list; default: changed today at noon. */
export const aSummary = (id: string, more: Partial<SubmissionSummary> = {}): SubmissionSummary => ({
  id,
  client_data_id: `app_${id}`,
  status: 'RELEASED',
  company: `Company ${id}`,
  contact: { name: 'Maya Okafor', email: `maya@${id}.example.com` },
  packages: 3,
  ready_packages: 2,
  updated_at: '2026-11-20T12:00:00Z',
  expiration_date: '2026-12-20',
  ...more,
});

/** The answer of a server that has these submissions, to any question; it sorts by company. */
export function aList(submissions: readonly SubmissionSummary[]) {
  return ({ query }: Call) => {
    const { search = '', status, sort, direction, limit = '50' } = query;
    const found = submissions.filter(({ company }) =>
      company.toLowerCase().includes(search.toLowerCase()),
    );
    const chosen = found.filter((one) => status === undefined || one.status === status);
    if (sort === 'company') chosen.sort((a, b) => a.company.localeCompare(b.company));
    if (direction === 'descending') chosen.reverse();
    return {
      submissions: chosen.slice(0, Number(limit)),
      total: chosen.length,
      counts: [...new Set(found.map((one) => one.status))].map((status) => ({
        status,
        count: found.filter((one) => one.status === status).length,
      })),
    };
  };
}
