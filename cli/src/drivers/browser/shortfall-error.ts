import { PageFailure } from '../../page/page-failure.ts';
import type { Shortfall } from './page/task-response.ts';

/** Why something was not on the page, as an error of the step. */
export const shortfallError = ({ message, expected, found }: Shortfall): Error =>
  found.length > 0 ? new PageFailure(message, expected, found) : new Error(message);
