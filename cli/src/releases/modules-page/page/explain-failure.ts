import {
  KeyMissing,
  NotReleased,
  ReleasedMeanwhile,
  Unreachable,
} from '@fairlead/registry/not-released';
import { Refused } from '@fairlead/registry/verify/refused';
import { explainRefusal } from '../../explain-refusal.ts';
import { SentUnanswered } from './sent-unanswered.ts';

export type Failure = {
  readonly heading: string;
  readonly lines: readonly string[];
  /** Rows of the gate that refused; they can be overruled. */
  readonly rows: readonly { readonly row: string; readonly says: string }[];
};

/** Says why nothing was released, and what to do; null for an error that nobody expects. */
export function explainFailure(error: unknown): Failure | null {
  const failure = (heading: string, ...lines: readonly string[]) => ({ heading, lines, rows: [] });
  if (error instanceof SentUnanswered)
    return failure(
      'The connection was lost before the registry answered.',
      'The release may be live. Press again: if it is, the page says so, and nothing happens twice.',
    );
  if (error instanceof Unreachable)
    return failure(
      'The registry can’t be reached, so nothing was sent.',
      'Your entries are kept. Check the connection, and press again.',
    );
  if (error instanceof ReleasedMeanwhile)
    return failure(
      'Somebody else released this area while this page was open.',
      error.message,
      'Your entries are kept, and what is live is shown below now. Look at it, and press again.',
    );
  if (error instanceof KeyMissing)
    return failure(
      'One key isn’t enough here.',
      'This area is signed by several keys. Release it by the command: whoever signs first writes a folder with `fairlead mfe publish --prepare`, the others sign it with `fairlead mfe sign`.',
    );
  if (error instanceof Refused) return failure('The registry refused this.', explainRefusal(error));
  if (!(error instanceof NotReleased)) return null;
  if (error.rows.length === 0) return failure('Nothing new was released.', error.message);
  return { heading: 'The gate refused this. Nothing was released.', lines: [], rows: error.rows };
}
