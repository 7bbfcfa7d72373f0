import { ApiError, NetworkError } from '@fairlead/contracts';
import { content } from '../../content.ts';
import { serverMessageOr } from '../server-message.ts';

const { saveFailed } = content.errors;

/** Returns the message after a failed save; null if another screen shows it. The input is kept. */
export function saveFailureText(failure: Error): string | null {
  if (failure instanceof NetworkError) return saveFailed.noAnswer;
  if (!(failure instanceof ApiError)) return saveFailed.unreadable;
  switch (failure.status) {
    case 401:
      return content.errors.sessionExpired;
    case 400: {
      // If the server names fields, they are marked instead: its message refers to them by id.
      const isMarked = Array.isArray(failure.detail) && failure.detail.length > 0;
      const { wrongAnswer } = saveFailed;
      return saveFailed.rejected(isMarked ? wrongAnswer : serverMessageOr(failure, wrongAnswer));
    }
    case 403:
      return saveFailed.forbidden;
    case 404:
      return saveFailed.unknown;
    case 409:
      return null;
    case 429:
      return saveFailed.busy;
    default:
      return saveFailed.problem;
  }
}
