import type { VendorEvent } from '../state.ts';

/** A session as the replay service records its start. */
export const replayStarted = (properties: {
  readonly service: string;
  readonly version: string;
  readonly sessionSampleRate: number;
  readonly sessionReplaySampleRate: number;
}): VendorEvent => ({ service: 'session-replay', name: 'session started', properties });
