import { afterAll, expect, test } from 'vitest';
import { type Browser, Key } from 'webdriverio';
import { begin, browser, isTrue, resize, see } from './page.ts';
import { enter, expectNoFindings, focusOn, tabTo } from './tools-by-keyboard.ts';

afterAll(async () => {
  await resize(await browser(), 1280);
});

type State = 'passed' | 'skipped' | 'failed' | 'next' | 'ahead';

/** Shows the tools as `run --debug` does at a stop, or hides them (null). */
async function show(page: Browser, states: readonly State[] | null): Promise<void> {
  const scenario = states && {
    name: 'A founder pays',
    at: 'scenarios/packages/pays.yaml:7:5',
    steps: states.map((state, index) => ({
      text: `see text: Step ${index + 1}`,
      state,
      ...(state === 'passed' ? { took: '18 ms' } : {}),
    })),
    failure: states.includes('failed') ? ['not seen', 'expected: Paid', 'found: Pay'] : [],
    will: 'press “Pay”',
    outline: [
      { text: '- main', isNew: false },
      { text: '  - heading "Pay"', isNew: states.includes('failed') },
    ],
  };
  await page.execute((detail) => {
    dispatchEvent(new CustomEvent('fairlead-sandbox-tools', { detail }));
  }, scenario);
  await isTrue(
    page,
    (isShown) => (document.querySelector('.scenario-steps') !== null) === isShown,
    'The tools never came or went',
    scenario !== null,
  );
}

const shownIn = (page: Browser, selector: string): Promise<readonly string[]> =>
  page.execute(
    (wanted) =>
      [...document.querySelectorAll(`[aria-labelledby=sandbox-scenario] ${wanted}`)].map((part) =>
        (part.textContent ?? '').trim(),
      ),
    selector,
  );

const commandOf = (page: Browser) =>
  page.execute(() => Reflect.get(globalThis, 'fairleadDebugCommand') ?? null);

test('somebody with the keyboard alone debugs in the page: a command is given, and the focus is back at the next stop', async () => {
  const page = await begin({ persona: 'requires-review' });
  await see(page, 'Your application benefits', 'main h1');
  await show(page, ['passed', 'next', 'ahead']);
  await expectNoFindings(page, 'a stop');
  await enter(page, 'Next step');
  expect(await commandOf(page)).toBe('next');
  await show(page, null);
  await show(page, ['passed', 'failed', 'ahead']);
  await focusOn(page, 'Try this step again');
  expect(await commandOf(page)).toBe(null);
  await expectNoFindings(page, 'a failure');
  await page.keys(Key.Enter);
  await show(page, null);
  await show(page, ['passed', 'passed', 'passed']);
  await focusOn(page, 'Back to start');
  await expectNoFindings(page, 'the end');
});

test('N, B and 0 give their commands from inside the debugger alone, if they can be given', async () => {
  const page = await begin({ persona: 'requires-review' });
  await see(page, 'Your application benefits', 'main h1');
  await show(page, ['passed', 'next', 'ahead']);
  await page.keys('n');
  expect(await commandOf(page)).toBe(null);
  await tabTo(page, 'Next step');
  await page.keys('n');
  expect(await commandOf(page)).toBe('next');
  for (const [key, command, at] of [
    ['b', 'back', 'Back one'],
    ['0', 'start', 'Back to start'],
  ] as const) {
    await show(page, null);
    await show(page, ['passed', 'next', 'ahead']);
    await tabTo(page, 'Next step');
    await page.keys(key);
    expect(await commandOf(page)).toBe(command);
    await show(page, null);
    await show(page, ['passed', 'next', 'ahead']);
    await focusOn(page, at);
  }
  await show(page, null);
  await show(page, ['next', 'ahead']);
  await tabTo(page, 'Next step');
  await page.keys('b');
  expect(await commandOf(page)).toBe(null);
});

test('a stop says what the next step will do, what was left out, and at a failure which lines are new', async () => {
  const page = await begin({ persona: 'requires-review' });
  await see(page, 'Your application benefits', 'main h1');
  await show(page, ['passed', 'skipped', 'next']);
  expect(await shownIn(page, 'li')).toEqual([
    '✓see text: Step 1passed 18 ms',
    '–see text: Step 2skipped',
    '▷see text: Step 3nextWill press “Pay”, ringed on the page.',
  ]);
  expect(await shownIn(page, '.is-new')).toEqual([]);
  expect(await shownIn(page, 'p')).toContain('Keys here: N next, B back one, 0 back to start.');
  expect(await shownIn(page, 'button')).toEqual([
    'Next step',
    'On to the next pause',
    'Back one',
    'Skip it',
    'Back to start',
    'Read the file again',
  ]);
  await show(page, null);
  await show(page, ['passed', 'failed', 'ahead']);
  expect(await shownIn(page, '.is-new')).toEqual(['+   - heading "Pay"']);
  expect((await shownIn(page, 'p')).at(-1)).toBe('Lines with + are new since step 1.');
});
