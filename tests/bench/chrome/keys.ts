import { evaluate, type Tab } from './tab.ts';

/** Types into a field like a user: a key down and a key up for each letter. */
export async function typeInto(tab: Tab, fieldId: string, text: string): Promise<void> {
  await evaluate(tab, `document.getElementById('${fieldId}').focus()`);
  for (const key of text) {
    await tab.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
    await tab.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
  }
}

/** How long the page's main thread has worked so far, in ms of its own processor time. */
export async function busyTime(tab: Tab): Promise<number> {
  const { metrics } = await tab.send('Performance.getMetrics');
  const all = metrics as { name: string; value: number }[];
  const found = all.find(({ name }) => name === 'TaskDuration');
  if (!found) throw new Error('Chromium does not say how long its tasks took.');
  return found.value * 1000;
}

export async function countBusyTime(tab: Tab): Promise<void> {
  // Not wall-clock time, because other processes must not count.
  await tab.send('Performance.enable', { timeDomain: 'threadTicks' });
}
