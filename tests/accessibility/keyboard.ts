import type { Browser } from 'webdriverio';
import { Key } from 'webdriverio';
import { waitInTest } from '../browser/wait-in-test.ts';
import { isTrue } from './page.ts';

export { Key };

/** The focused element, and what hides its focus, if anything. */
export type Focus = {
  readonly name: string;
  readonly kind: string;
  readonly trouble:
    | 'the page is without the focus'
    | 'the element is not :focus'
    | 'no ring'
    | 'outside the window'
    | 'under something else'
    | null;
};

function focusOf(page: Browser): Promise<Focus> {
  return page.execute(() => {
    const element = document.activeElement as HTMLElement;
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const { left, top, width, bottom, right } = element.getBoundingClientRect();

    const hasRing = () =>
      // The focus ring of a choice is around its card, that of a field with an icon around its frame.
      [element, ...labels, element.parentElement, element.parentElement?.parentElement]
        .filter((frame) => frame instanceof Element)
        .map((frame) => getComputedStyle(frame))
        .some(({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none');
    /** Whether the product has no ring here, or the browser does not ask for one. */
    const whyNoRing = () => {
      if (!document.hasFocus()) return 'the page is without the focus';
      return element.matches(':focus') ? 'no ring' : 'the element is not :focus';
    };
    const isInside = () => bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    const isOnTop = () => {
      const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
      const shown = document.elementFromPoint(left + Math.min(width / 2, 40), middle);
      return shown?.contains(element) || [element, ...labels].some((part) => part.contains(shown));
    };
    const troubleOf = () => {
      if (!isInside()) return 'outside the window';
      if (!isOnTop()) return 'under something else';
      // Elements that only a script can focus aren't controls, so they need no ring.
      return element.tabIndex === -1 || hasRing() ? null : whyNoRing();
    };
    return {
      name: (element.ariaLabel ?? labels[0]?.textContent ?? element.textContent ?? '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
      kind: element.role ?? element.localName,
      trouble: troubleOf(),
    };
  });
}

/** Returns the focused element once its focus is visible: rings fade in, drawers slide in. */
export async function visibleFocusOf(page: Browser): Promise<Focus> {
  let focus = await focusOf(page);
  const isSeen = async () => {
    focus = await focusOf(page);
    return focus.trouble === null || focus.kind === 'body';
  };
  await waitInTest(isSeen, () => `The focus on ${focus.kind} '${focus.name}': ${focus.trouble}`);
  return focus;
}

/** Presses Tab until the control with this name has the focus; every focus on the way must be visible. */
export async function tabTo(page: Browser, name: string, maxTabs = 40): Promise<string[]> {
  const passed: string[] = [];
  for (let left = maxTabs; left > 0; left -= 1) {
    await page.keys(Key.Tab);
    const focus = await visibleFocusOf(page);
    passed.push(focus.name);
    if (focus.name.toLowerCase().startsWith(name.toLowerCase())) return passed;
  }
  throw new Error(`Tab never came to '${name}', but to: ${passed.join(' | ')}`);
}

/** Waits until the heading of the new screen has the focus. */
export function headingFocused(page: Browser, text: string): Promise<void> {
  return isTrue(
    page,
    (wanted) => {
      const { activeElement } = document;
      return activeElement?.localName === 'h1' && activeElement.textContent?.trim() === wanted;
    },
    `The focus was never on the heading '${text}'`,
    text,
  );
}

export async function type(page: Browser, text: string): Promise<void> {
  await page.keys([...text]);
}
