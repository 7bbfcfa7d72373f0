import { afterEach, expect, test } from 'vitest';
import { begin, browser, command, resize, see } from './page.ts';

const calm = { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] };
/** Longer than this is seen as movement. */
const frame = 20;

afterEach(async () => {
  await command(await browser(), 'Emulation.setEmulatedMedia', { features: [] });
});

test.each([
  ['waiting for packages', 'ms-created', 'Preparing your packages'],
  ['the comparison', 'ms-released', 'Your Package Options'],
  ['the intake form', 'new-founder', "Let's get you covered"],
])(
  'with reduced motion nothing moves on %s but what says that work continues',
  async (_what, persona, heading) => {
    const page = await browser();
    await command(page, 'Emulation.setEmulatedMedia', calm);
    await begin({ persona });
    await see(page, heading, '#main h1');
    const moving = await page.execute(
      (longest) =>
        document
          .getAnimations()
          .filter(({ playState, effect }) => {
            const { duration = 0 } = effect?.getComputedTiming() ?? {};
            return playState === 'running' && Number(duration) > longest;
          })
          .map(({ effect }) => {
            const { target } = effect as KeyframeEffect;
            const properties = (effect as KeyframeEffect)
              .getKeyframes()
              .flatMap((keyframe) => Object.keys(keyframe))
              .filter((name) => !/offset|easing|composite/i.test(name));
            return `${target?.closest('[class]')?.className}: ${[...new Set(properties)].join(', ')}`;
          })
          // A spinner breathes: it is the only sign of work, and fades where it stands.
          .filter((described) => !/: opacity$/.test(described)),
      frame,
    );
    expect(moving).toEqual([]);
  },
);

test.each([
  ['the intake form', 'new-founder', "Let's get you covered", 1280],
  ['the intake form', 'new-founder', "Let's get you covered", 375],
  ['the comparison', 'ms-released', 'Your Package Options', 1280],
  ['the comparison', 'ms-released', 'Your Package Options', 375],
] as const)('%s of %s stands still while it loads', async (_what, persona, heading, width) => {
  const page = await browser();
  await resize(page, width);
  await begin({ persona });
  await see(page, heading, '#main h1');
  // Opened again where it is: the way through signing in is not part of it.
  await page.refresh();
  await see(page, heading, '#main h1');
  const shifts = await page.executeAsync((done: (found: string[]) => void) => {
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Element | null }[];
    };
    const found: Shift[] = [];
    new PerformanceObserver((list) => found.push(...(list.getEntries() as Shift[]))).observe({
      type: 'layout-shift',
      buffered: true,
    });
    const finish = () => {
      const total = found.reduce((sum, { value }) => sum + value, 0);
      const where = found.flatMap(({ value, sources }) =>
        sources.map(
          ({ node }) => `${value.toFixed(3)} ${node?.parentElement?.outerHTML.slice(0, 80)}`,
        ),
      );
      done(total < 0.02 ? [] : [total.toFixed(3), ...where]);
    };
    // What moves has moved after two frames, and is reported before tasks that may wait.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => scheduler.postTask(finish, { priority: 'background' })),
    );
  });
  await resize(page, 1280);
  expect(shifts).toEqual([]);
});
