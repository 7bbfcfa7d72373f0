import { Unreachable } from '@fairlead/registry/not-released';

/** A release was sent, and the connection was lost before the answer: nobody here knows whether it is live. */
export class SentUnanswered extends Error {
  override name = 'SentUnanswered';

  static from(error: unknown): unknown {
    return error instanceof Unreachable ? new SentUnanswered(error.message) : error;
  }
}
