import type { VendorEvent } from '../state.ts';

/** An error as the reporting service records it. */
export const errorReported = (
  type: string,
  message: string,
  tags: Readonly<Record<string, string>>,
): VendorEvent => ({
  service: 'error-reporting',
  name: 'error reported',
  properties: { type, message, ...tags },
});
