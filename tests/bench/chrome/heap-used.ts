import type { Tab } from './tab.ts';

/** Bytes of the page's heap that are in use. */
export async function heapUsed(tab: Tab): Promise<number> {
  // Objects that a finalizer releases are freed at the next collection.
  for (let turn = 0; turn < 3; turn += 1) await tab.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tab.send('Runtime.getHeapUsage');
  return Number(usedSize);
}
