import { ApiError } from '@fairlead/contracts';
import { content } from './content.ts';

const { missing, forbidden, other } = content.failed;

/** The message for a submission that couldn't be loaded. */
export function failureContent(failure: Error | null) {
  if (!(failure instanceof ApiError)) return other;
  if (failure.status === 404) return missing;
  return failure.status === 403 ? forbidden : other;
}
