import { setTimeout as after } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { locationsIn } from '../causes/source-location.ts';

/** How long it is looked what a worker does, in ms, and how long its answer may take. */
const watched = 200;
const patience = 2000;

/** What V8 says of one function in a stack. */
type Frame = {
  readonly id: number;
  readonly callFrame: { readonly url: string; readonly lineNumber: number };
  readonly hitCount: number;
  readonly children?: readonly number[];
  readonly positionTicks?: readonly { readonly line: number; readonly ticks: number }[];
};

/** Returns the line of the product that a worker is busy with, `file.ts:12`; undefined for one that waits. */
export async function busyPlaceOf(worker: Worker): Promise<string | undefined> {
  const profile = await Promise.race([profileOf(worker), after(patience, null)]).catch(() => null);
  return profile === null ? undefined : busiestIn(JSON.parse(profile).nodes);
}

async function profileOf(worker: Worker): Promise<string> {
  const profile = await worker.startCpuProfile();
  await after(watched);
  return profile.stop();
}

function busiestIn(frames: readonly Frame[]): string | undefined {
  const callers = new Map(
    frames.flatMap((frame) => (frame.children ?? []).map((id) => [id, frame] as const)),
  );
  const hits = new Map<string, number>();
  for (const frame of frames) {
    const place = frame.hitCount > 0 ? placeOf(frame, callers) : undefined;
    if (place) hits.set(place, (hits.get(place) ?? 0) + frame.hitCount);
  }
  return [...hits].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** The innermost line of the product: where most of the function's time went, or of one that called it. */
function placeOf(frame: Frame, callers: ReadonlyMap<number, Frame>): string | undefined {
  const { callFrame, positionTicks = [] } = frame;
  const [most] = [...positionTicks].sort((one, other) => other.ticks - one.ticks);
  const line = most?.line ?? callFrame.lineNumber + 1;
  // The last column of the line, because V8 says none.
  const [place] = locationsIn(`at ${callFrame.url}:${line}:10000`);
  const caller = callers.get(frame.id);
  return place ?? (caller && placeOf(caller, callers));
}
