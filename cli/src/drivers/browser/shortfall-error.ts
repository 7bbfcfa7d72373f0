import { PageFailure } from '../../page/page-failure.ts';
import type { Shortfall } from './page/task-response.ts';

/** Creates a step's error for something missing on the page. */
export const shortfallError = ({ message, expected, found }: Shortfall): Error =>
  found.length > 0 ? new PageFailure(message, expected, found) : new Error(message);
