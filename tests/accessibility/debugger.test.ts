import { afterAll, expect, test } from 'vitest';
import { type Browser, Key } from 'webdriverio';
import { begin, browser, isTrue, resize, see } from './page.ts';
import { enter, expectNoFindings, focusOn } from './tools-by-keyboard.ts';

afterAll(async () => {
  await resize(await browser(), 1280);
});

type State = 'passed' | 'failed' | 'next' | 'ahead';

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
    outline: ['- main', '  - heading "Pay"'],
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
