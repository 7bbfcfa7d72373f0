import { expect } from 'vitest';
import { type Browser, Key } from 'webdriverio';
import { waitInTest } from '../browser/wait-in-test.ts';
import { resize } from './page.ts';
import { type Finding, survey } from './survey.ts';

/** How many controls a page has at most. */
const maxTabs = 80;

type Focused = { readonly name: string; readonly isInRecorder: boolean; readonly hasRing: boolean };

/** The focused element, also in the recorder's own tree. */
export const focused = (page: Browser): Promise<Focused> =>
  page.execute(() => {
    const host = document.activeElement;
    const element = host?.shadowRoot?.activeElement ?? host;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    const style = element ? getComputedStyle(element) : null;
    return {
      name: (label ?? element?.ariaLabel ?? element?.textContent ?? '').trim(),
      isInRecorder: host?.localName === 'fairlead-recorder',
      hasRing: style?.outlineStyle !== 'none' || style.boxShadow !== 'none',
    };
  });

/** Presses Tab until the control has the focus, and the focus can be seen. */
export async function tabTo(page: Browser, name: string): Promise<void> {
  const passed: string[] = [];
  while (passed.length < maxTabs) {
    await page.keys(Key.Tab);
    const now = await focused(page);
    passed.push(now.name);
    if (now.name !== name) continue;
    expect([name, now.hasRing]).toEqual([name, true]);
    return;
  }
  throw new Error(`Tab never comes to '${name}': ${passed.join(', ')}`);
}

/** Presses Enter on a control that Tab comes to. */
export async function enter(page: Browser, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keys(Key.Enter);
}

/** Waits until the focus is on a control. */
export async function focusOn(page: Browser, name: string): Promise<void> {
  let last = '';
  await waitInTest(
    async () => {
      last = (await focused(page)).name;
      return last === name;
    },
    () => `The focus isn't on '${name}', but on '${last}'`,
  );
}

/** Holds that axe finds nothing, on a phone and on a wide screen. */
export async function expectNoFindings(page: Browser, state: string): Promise<void> {
  for (const width of [375, 1280]) {
    await resize(page, width);
    const findings = (await page.executeAsync(survey)) as Finding[];
    const shown = findings.map(({ rule, help, node }) => `${rule}: ${help} ${node}`);
    expect([state, width, shown]).toEqual([state, width, []]);
  }
}
