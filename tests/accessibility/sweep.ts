import type { Browser } from 'webdriverio';
import { waitInTest } from '../browser/wait-in-test.ts';
import { resize } from './page.ts';

/** Phones, tablets upright, laptops at 200 % and at 100 %, and wide screens. */
const widths = [
  320, 360, 375, 414, 480, 560, 640, 700, 768, 834, 900, 1024, 1152, 1280, 1440, 1920,
] as const;

/** Gives the open page every width. Returns where it scrolls sideways, and what sticks out. */
export async function sweep(page: Browser): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await resize(page, width);
    const look = () => page.execute(lookSideways, width);
    const { sticksOut } = await waitInTest(look, `The page never was ${width} px wide`);
    if (sticksOut) found.push(`at ${width} px it scrolls sideways: ${sticksOut}`);
  }
  return found;
}

/** Returns null before the page has the width. Self-contained, because its source is sent to the page. */
function lookSideways(width: number): { sticksOut: string | null } | null {
  if (innerWidth !== width) return null;
  const describe = (element: Element | undefined) =>
    element?.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 160);
  const { scrollWidth, clientWidth } = document.documentElement;
  const elements = [...document.body.querySelectorAll('*')];
  // A row, and what hides more than a few pixels, scroll on purpose.
  const slips = elements.find((one) => {
    const hidden = one.scrollWidth - one.clientWidth;
    if (hidden <= 0 || hidden >= 24) return false;
    const { overflowX, display } = getComputedStyle(one);
    return /auto|scroll/.test(overflowX) && display !== 'flex';
  });
  if (scrollWidth <= clientWidth)
    return { sticksOut: slips ? `by a few pixels, ${describe(slips)}` : null };
  const element = elements.find(
    (one) => one.checkVisibility() && one.getBoundingClientRect().right > clientWidth + 0.5,
  );
  return { sticksOut: `${scrollWidth} px, ${describe(element)}` };
}
