import type { CoverageRequest } from '@fairlead/contracts/packages';
import {
  coverageLabel,
  coverageRequestLabel,
  formatAmount,
  productLabel,
  type RequestGroup,
} from '@fairlead/domain/packages';
import { groupId } from './held-item.ts';
import { requestName } from './quote-card.ts';

type Row = { readonly id: string; readonly label: string; readonly value: string };

/** Everything about requests with the same status, as their slide-out shows it. */
export type RequestDetails = {
  readonly kind: 'requests';
  readonly id: string;
  readonly title: string;
  readonly status: string;
  readonly requests: readonly {
    readonly id: string;
    readonly name: string;
    readonly rows: readonly Row[];
  }[];
  readonly notes: string | null;
};

export function requestDetails({
  product,
  status,
  requests,
}: RequestGroup<CoverageRequest>): RequestDetails {
  const notes = [...new Set(requests.flatMap((request) => request.notes || []))];
  return {
    kind: 'requests',
    id: groupId(requests),
    title: productLabel(product),
    status: coverageRequestLabel(status),
    requests: requests.map((request) => ({
      id: request.id,
      name: requestName(request.id),
      rows: request.coverage_details.flatMap(rowsOf),
    })),
    notes: notes.length > 0 ? notes.join('\n') : null,
  };
}

const limitTypes: Readonly<Record<string, string>> = {
  AGGREGATE: 'Aggregate Limit',
  OCCURRENCE: 'Occurrence Limit',
};

function rowsOf(details: CoverageRequest['coverage_details'][number]): Row[] {
  const { unique_name, limits, out_of_pockets } = details;
  const coverage = coverageLabel(unique_name);
  return [
    ...limits.map(({ type, amount }) => ({
      id: `${unique_name}-${type}`,
      label: `${coverage}, ${limitTypes[type] ?? 'Limit'}`,
      value: formatAmount({ value: amount, unit: 'CURRENCY_USD' }),
    })),
    ...out_of_pockets.map(({ amount }, index) => ({
      id: `${unique_name}-out-of-pocket-${index}`,
      label: `${coverage}, out-of-pocket`,
      value: formatAmount({ value: amount, unit: 'CURRENCY_USD' }),
    })),
  ];
}
