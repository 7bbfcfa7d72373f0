import type { PackageFacts } from '../src/packages/package-rules.ts';

/** Builds a quote without coverages. */
export const aQuote = (product_name = 'SGL'): PackageFacts['quotes'][number] => ({
  product_name,
  coverage_request_id: null,
  coverages: [],
});

/** Builds a Draft with one quote. */
export const aPackage = (changes: Partial<PackageFacts> = {}): PackageFacts => ({
  id: 'pk_1',
  status: 'IN_REVIEW',
  recommended: false,
  is_client_custom_package: false,
  quotes: [aQuote()],
  coverage_requests: [],
  ...changes,
});

/** Builds a submission with these packages. */
export const aSubmission = (packages: PackageFacts[] = [], status = 'QUOTE_BLOCKED') => ({
  status,
  packages,
  quotes: [],
});
