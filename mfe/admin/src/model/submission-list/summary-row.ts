import type { SubmissionSummary } from '@fairlead/contracts/packages';
import { href, type MarketSubmissionStatus } from '@fairlead/domain';
import { formatDay, submissionStatusLabel } from '@fairlead/domain/packages';
import { content } from '../../content.ts';
import { updatedText } from './updated-text.ts';

/** A submission as a row of the list. */
export type SummaryRow = {
  readonly id: string;
  readonly applicationId: string;
  readonly company: string;
  readonly email: string;
  readonly statusLabel: string;
  readonly tone: StatusTone;
  readonly packages: string;
  readonly updated: string;
  readonly expires: string;
  /** Where its board is. */
  readonly href: string;
};

type StatusTone = 'live' | 'block' | 'wait' | 'wrong' | 'over';

const tones: Readonly<Record<string, StatusTone>> = {
  QUOTE_BLOCKED: 'block',
  RELEASED: 'live',
  BIND_REQUESTED: 'block',
  BOUND: 'live',
  FAILED: 'wrong',
  EXPIRED: 'over',
} satisfies Partial<Record<MarketSubmissionStatus, StatusTone>>;

export function summaryRow(summary: SubmissionSummary, now: number): SummaryRow {
  const { id, status, packages, ready_packages: ready, expiration_date: expires } = summary;
  return {
    id,
    applicationId: summary.client_data_id,
    company: summary.company || content.submissions.noCompany,
    email: summary.contact.email,
    statusLabel: submissionStatusLabel(status),
    tone: tones[status] ?? 'wait',
    packages:
      status === 'QUOTE_BLOCKED' ? content.submissions.ready(packages, ready) : `${packages}`,
    updated: updatedText(summary.updated_at, now),
    expires: expires ? formatDay(expires) : '',
    href: href({ route: 'admin-market-submissions', params: { marketSubmissionId: id } }),
  };
}
