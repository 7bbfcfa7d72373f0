import type { Tab } from './tab.ts';

/** Less than this, in bytes, and another collection frees nothing worth waiting for. */
const little = 5000;

/** Bytes of the page's heap that are in use. */
export async function heapUsed(tab: Tab): Promise<number> {
  let used = Number.POSITIVE_INFINITY;
  // Objects that a finalizer releases are freed at the next collection.
  for (let turn = 0; turn < 12; turn += 1) {
    const before = used;
    await tab.send('HeapProfiler.collectGarbage');
    used = Number((await tab.send('Runtime.getHeapUsage')).usedSize);
    if (before - used < little) break;
  }
  return used;
}
