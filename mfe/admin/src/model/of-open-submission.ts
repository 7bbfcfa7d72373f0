import { type Event, type Store, sample } from 'effector';

/**
 * Lets through only what belongs to the submission that is open: the admin may have gone on to another one before a call
 * ended.
 */
export const ofOpenSubmission = <Ended>(
  ended: Event<Ended>,
  $openId: Store<string | null>,
  idOf: (ended: Ended) => string,
): Event<Ended> =>
  sample({
    clock: ended,
    source: $openId,
    filter: (openId, value) => openId === idOf(value),
    fn: (_, value) => value,
  });
