import { ApiError, NetworkError } from '@fairlead/contracts';
import { content } from '../../content.ts';
import { serverMessageOr } from '../server-message.ts';

const { asked, wrong, next } = content.errors.saveAnswersFailed;

/** The outcome of the request is unknown. */
export const unansweredText = `${asked} ${wrong} ${next}`;

/** Returns the message after a failed save; null if another screen shows it. The input is kept. */
export function saveFailureText(failure: Error): string | null {
  if (failure instanceof NetworkError) return unansweredText;
  if (!(failure instanceof ApiError))
    return `${asked} We couldn’t read the server’s response. ${next}`;
  switch (failure.status) {
    case 401:
      return content.errors.sessionExpired;
    case 400: {
      // If the server names fields, they are marked instead: its message refers to them by id.
      const isMarked = Array.isArray(failure.detail) && failure.detail.length > 0;
      const { wrong: notAccepted } = content.errors.answersRejected;
      const said = isMarked ? notAccepted : serverMessageOr(failure, notAccepted);
      return `${content.errors.answersRejected.asked} ${said} ${content.errors.answersRejected.next}`;
    }
    case 403:
      return `${asked} This account may not change the application. Sign in with the account that started it.`;
    case 404:
      return `${asked} The application was not found. Go back to the start page and sign in again.`;
    case 409:
      return null;
    case 429:
      return `${asked} The server is busy. ${next}`;
    default:
      return unansweredText;
  }
}
