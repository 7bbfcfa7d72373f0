import type { PageAction } from '@fairlead/mfe-kit/page';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Action } from '../../language/plan.ts';
import { play } from '../../run/playing/play.ts';
import type { Driver } from '../../run/terms/scenario-session.ts';
import { aPlan, stepsOf } from '../../test-kit/a-plan.ts';
import { chromiumSettings } from '../../test-kit/chromium-settings.ts';
import { playOptions } from '../../test-kit/play-options.ts';
import { createBrowserDriver } from './driver.ts';
import { toyArea } from './test-kit/toy-area.ts';
import { serveToyPage } from './test-kit/toy-page.ts';
import { toySandbox } from './test-kit/toy-sandbox.ts';

let driver: Driver;
let closePage: () => Promise<void>;

beforeAll(async () => {
  const { url, close } = await serveToyPage();
  closePage = close;
  driver = await createBrowserDriver(chromiumSettings(url), [toyArea], toySandbox);
}, 30_000);

afterAll(async () => {
  await driver.close();
  await closePage();
});

const doing = (...actions: PageAction[]): Action => ({ kind: 'page', actions });
const field = (label: string, value: string): Action => ({
  kind: 'see',
  see: 'field',
  label,
  value,
});
const text = (...texts: string[]): Action => ({ kind: 'see', see: 'text', texts });

const options = playOptions('browser');

const playing = (...actions: Action[]) => playingBy(false, ...actions);
const playingByKeyboard = (...actions: Action[]) => playingBy(true, ...actions);

function playingBy(keyboard: boolean, ...actions: Action[]) {
  const plan = aPlan(stepsOf(actions), { keyboard });
  return play(plan, driver, options);
}

const failures = ({ steps, failure }: Awaited<ReturnType<typeof playing>>) => [
  ...(failure ? [failure] : []),
  ...steps.flatMap((step) => step.failure ?? []),
];

test('controls are found by what is read on them, and a step is one call', async () => {
  const result = await playing(
    { kind: 'see', see: 'screen', screen: 'intake' },
    doing(
      { fill: 'First name', with: 'Ada' },
      { fill: 'Notes', with: 'none' },
      { choose: 'No', of: 'Do you sell hardware?' },
      { choose: 'CEO', of: 'Title' },
      { check: 'I agree' },
      { press: 'Save & Continue' },
    ),
    text('Ada no CEO none'),
    { kind: 'see', see: 'call', call: { name: 'save', status: 200 } },
    { kind: 'see', see: 'flag', flags: { 'ach-payment': true } },
    { kind: 'see', see: 'no text', texts: ['Hidden words'] },
  );
  expect(failures(result)).toEqual([]);
  expect(result.steps[1]?.calls).toHaveLength(1);
});

test('a pause goes on at once, and what happened before it can still be expected', async () => {
  const result = await playing(
    doing({ check: 'I agree' }, { press: 'Save & Continue' }),
    { kind: 'control', control: 'pause' },
    { kind: 'see', see: 'call', call: { name: 'save', status: 200 } },
  );
  expect(failures(result)).toEqual([]);
});

test('what a step will use first is said, and what the page doesn’t have is not', async () => {
  const session = await driver.open(aPlan(stepsOf([])), 1);
  try {
    const will = (action: Action) => session.ringNext?.('founder', action);
    expect([
      await will(doing({ press: 'Later' }, { press: 'Save & Continue' })),
      await will(doing({ fill: 'First name', with: 'Ada' })),
      await will(doing({ choose: 'CEO', of: 'Title' })),
      await will(doing({ choose: 'No', of: 'Do you sell hardware?' })),
      await will(doing({ press: 'Absent' })),
      await will({ kind: 'control', control: 'reload' }),
    ]).toEqual([
      'press “Later”',
      'fill in “First name *”',
      'choose from “Title”',
      'choose “No”',
      null,
      null,
    ]);
  } finally {
    await session.close(true);
  }
});

test('a missing control is reported with the existing ones', async () => {
  const result = await playing(doing({ press: 'Save and go' }));
  expect(result.steps[0]?.failure?.message).toBe(
    "There is no button or link called 'Save and go' on the page",
  );
  expect(result.steps[0]?.failure?.found).toEqual([
    'button "Save & Continue" [disabled]',
    'button "Send"',
    'button "Covered"',
    'radio "Yes"',
    'radio "No"',
    'checkbox "I agree"',
    'button "Later"',
    'button "Ask"',
    'button "Poll"',
    'button "For mice"',
    'button "Slide"',
    'button "Sliding"',
  ]);
}, 30_000);

test('a button that the page has and hides is named with what hides it', async () => {
  const result = await playing(doing({ press: 'Close account' }));
  const [failure] = result.steps.flatMap((step) => step.failure ?? []);
  expect(JSON.stringify(failure?.cause)).toContain(
    "the button 'Close account' exists, but is hidden: aria-hidden on <div>",
  );
}, 60_000);

test('a disabled button is not pressed', async () => {
  const result = await playing(doing({ press: 'Save & Continue' }));
  expect(result.steps[0]?.failure?.message).toBe("The button 'Save & Continue' is disabled");
}, 30_000);

test('a timer of the page does not hold up the scenario', async () => {
  const result = await playing(doing({ press: 'Later' }), text('Much later'));
  expect(failures(result)).not.toEqual([]);
  const advanced = await playing(
    doing({ press: 'Later' }),
    { kind: 'control', control: 'advance time', ms: 24 * 86_400_000 },
    text('Much later'),
  );
  expect(failures(advanced)).toEqual([]);
}, 30_000);

const filledIn: PageAction[] = [
  { fill: 'First name', with: 'Ada' },
  { fill: 'Notes', with: 'none' },
  { choose: 'No', of: 'Do you sell hardware?' },
  { choose: 'CFO', of: 'Title' },
  { fill: 'Day', with: '2026-12-31' },
  { check: 'I agree' },
];

test('by keyboard alone nothing is done by script, forwards and backwards', async () => {
  const result = await playingByKeyboard(
    doing(...filledIn, { press: 'Save & Continue' }),
    text('Ada no CFO none'),
    doing({ fill: 'First name', with: 'Grace' }, { choose: 'Yes', of: 'Do you sell hardware?' }),
    doing({ press: 'Save & Continue' }),
    text('Grace yes CFO none'),
    doing({ fill: 'Typed', with: 'abc' }),
    text('abc'),
    field('Day', '2026-12-31'),
    doing({ press: 'Ask' }),
    doing({ press: 'Continue anyway' }),
    text('Went on'),
    { kind: 'see', see: 'no text', texts: ['Made by script'] },
  );
  expect(failures(result)).toEqual([]);
}, 60_000);

test('by pointer nothing is done by script either', async () => {
  const result = await playing(
    doing(...filledIn, { press: 'Save & Continue' }),
    text('Ada no CFO none'),
    field('Day', '2026-12-31'),
    doing({ fill: 'Day', with: '' }, { uncheck: 'I agree' }, { choose: 'Choose', of: 'Title' }),
    field('Day', ''),
    { kind: 'see', see: 'no text', texts: ['Made by script'] },
  );
  expect(failures(result)).toEqual([]);
}, 60_000);

test('a press that the page moves away from names who got it and how far the control moved', async () => {
  const result = await playing(doing({ fill: 'Email', with: '' }), doing({ press: 'Send' }));
  expect(result.steps.map(({ verdict }) => verdict)).toEqual(['passed', 'failed']);
  expect(result.steps[1]?.failure?.message).toMatch(
    /^The press on 'Send' was lost: the region 'Motion' got it; it moved from \((\d+), \d+\) to \(\1, \d+\) px while the pointer was down$/,
  );
}, 60_000);

test('a field is left before an expectation is evaluated, and a press then finds its control', async () => {
  const result = await playing(
    doing({ fill: 'Email', with: '' }),
    text('Required'),
    doing({ press: 'Send' }),
    text('Sent'),
  );
  expect(failures(result)).toEqual([]);
}, 60_000);

test('a control that something covers is not pressed, and what covers it is named', async () => {
  const result = await playing(doing({ press: 'Covered' }));
  expect(result.steps[0]?.failure?.message).toBe(
    "'Covered' can't be pressed: the status 'Offer' covers it",
  );
}, 60_000);

test('a control that moves is pressed where it stops', async () => {
  const result = await playing(
    doing({ press: 'Slide' }),
    doing({ press: 'Sliding' }),
    text('Caught'),
  );
  expect(failures(result)).toEqual([]);
}, 60_000);

test('a date that does not exist is not taken, and the step says so', async () => {
  const result = await playing(doing({ fill: 'Day', with: '2026-02-31' }));
  expect(result.steps[0]?.failure?.message).toBe(
    "'Day' did not take '2026-02-31': it shows nothing",
  );
}, 60_000);

test('a text that a field cuts off is not taken, and the step says so', async () => {
  const result = await playing(doing({ fill: 'Initials', with: 'NKQ' }));
  expect(result.steps[0]?.failure?.message).toBe("'Initials' did not take 'NKQ': it shows 'NK'");
}, 60_000);

test('with the keyboard alone, a control that no key reaches isn’t operated', async () => {
  const result = await playingByKeyboard(doing({ press: 'For mice' }));
  expect(result.steps[0]?.failure?.message).toMatch(
    /^No key led the focus to 'For mice', but to: .*Notes/,
  );
}, 60_000);

test('after Tab has left the page, the next scenario has the focus all the same', async () => {
  await playingByKeyboard(doing({ press: 'For mice' }));
  const result = await playing(
    doing({ fill: 'First name', with: 'Ada' }),
    text('First name was left'),
  );
  expect(failures(result)).toEqual([]);
}, 60_000);

test('buttons that a modal shows from outside its shadow are in reach, those behind it are not', async () => {
  const result = await playing(
    doing({ press: 'Ask' }),
    doing({ press: 'Continue anyway' }),
    text('Went on'),
  );
  expect(failures(result)).toEqual([]);
  const behind = await playing(doing({ press: 'Ask' }), doing({ press: 'Later' }));
  expect(behind.steps[1]?.failure?.message).toBe("The button 'Later' is behind the dialog");
  expect(behind.steps[1]?.failure?.found).toEqual(['button "Continue anyway"']);
}, 30_000);

test('the result of a minute of polling arrives immediately in virtual time', async () => {
  const result = await playing(doing({ press: 'Poll' }), {
    kind: 'task',
    task: 'wait for the quote',
  });
  expect(failures(result)).toEqual([]);
}, 30_000);

test('whatever a task does on the page is reported', async () => {
  const moves: string[] = [];
  const steps = stepsOf([
    doing({ press: 'Poll' }),
    { kind: 'task', task: 'wait for the quote' },
    text('Your quote'),
  ]);
  const result = await play(aPlan(steps), driver, {
    ...options,
    reached: (step) => moves.push(`step ${step}`),
    moved: () => moves.push('moved'),
  });
  expect(failures(result)).toEqual([]);
  expect(moves).toEqual(['step 0', 'step 1', 'moved', 'step 2', 'step 3']);
}, 30_000);

test('a day of the page’s clock does not wake MSW’s worker every five seconds', async () => {
  const result = await playing(
    { kind: 'control', control: 'advance time', ms: 86_400_000 },
    { kind: 'see', see: 'no text', texts: ['Woken'] },
  );
  expect(failures(result)).toEqual([]);
}, 30_000);

test('no time limit of the page ends while answers are on their way', async () => {
  const result = await playing(
    { kind: 'control', control: 'go to', path: '/?late' },
    text('In time'),
  );
  expect(failures(result)).toEqual([]);
}, 60_000);

test('a call whose response is pending when the page leaves is in the journal', async () => {
  const result = await playing(
    { kind: 'control', control: 'go to', path: '/?leaves' },
    { kind: 'see', see: 'screen', screen: 'review' },
    { kind: 'see', see: 'call', call: { name: 'save', status: 200, times: 1, inAll: true } },
  );
  expect(failures(result)).toEqual([]);
}, 60_000);

test('a request that is held on purpose does not hold up what a poll brings', async () => {
  const result = await playing(
    { kind: 'control', control: 'go to', path: '/?hangs' },
    doing({ press: 'Poll' }),
    { kind: 'task', task: 'wait for the quote' },
  );
  expect(failures(result)).toEqual([]);
}, 60_000);

test('a call without a response is part of the cause, as headless', async () => {
  const breaks: Action = { kind: 'task', task: 'break' };
  const result = await playing({ kind: 'control', control: 'go to', path: '/?hangs' }, breaks);
  expect(result.steps[1]?.failure?.cause?.pending).toEqual([
    'get-application, GET intake-engine/v1/applications/app_1',
  ]);
  const answered = await playing(breaks);
  expect(answered.steps[0]?.failure?.message).toBe('It broke');
  expect(answered.steps[0]?.failure?.cause?.pending).toBeUndefined();
}, 30_000);

test('a fact that does not appear is named in the failure', async () => {
  const result = await playing({ kind: 'task', task: 'wait for the quote' });
  expect(result.steps[0]?.failure?.message).toBe('The quote: did not appear');
}, 30_000);

test('what happened before a reload is not forgotten', async () => {
  const result = await playing(
    doing({ check: 'I agree' }, { press: 'Save & Continue' }),
    { kind: 'control', control: 'reload' },
    { kind: 'see', see: 'call', call: { name: 'save', times: 1, inAll: true } },
    { kind: 'control', control: 'go to', path: '/review' },
    { kind: 'see', see: 'screen', screen: 'review' },
    { kind: 'control', control: 'go back' },
    { kind: 'see', see: 'screen', screen: 'intake' },
  );
  expect(failures(result)).toEqual([]);
});

test('the whole page is read as an outline, without what is hidden', async () => {
  const result = await playing({
    kind: 'see',
    see: 'outline',
    region: 'Do you sell hardware?',
    outline: '- radio "Yes"\n- radio "No"',
  });
  expect(failures(result)).toEqual([]);
});

test('a card number and a password are not read', async () => {
  const result = await playing(
    doing({ fill: 'Secret', with: 'hush' }),
    doing({ fill: 'Card number', with: '4242' }),
    { kind: 'see', see: 'no text', texts: ['hush', '4242'] },
  );
  expect(failures(result)).toEqual([]);
});

test('a picture is a WebP image, and shows nothing that was typed into a secret field', async () => {
  const pictureOf = async (secret: string, card: string) => {
    const actions = [
      doing({ fill: 'Secret', with: secret }),
      doing({ fill: 'Card number', with: card }, { check: 'I agree' }),
    ];
    const plan = aPlan(stepsOf(actions));
    const { steps } = await play(plan, driver, { ...options, pictures: 'on' });
    return steps.at(-1)?.picture;
  };
  const picture = await pictureOf('hush', '4242');
  expect(picture).toMatch(/^data:image\/webp;base64,UklGR/);
  expect(await pictureOf('something longer', '5555 5555')).toBe(picture);
});

test('a double press is two real presses, before the first call has its response', async () => {
  const calls = (times: number): Action => ({
    kind: 'see',
    see: 'call',
    call: { name: 'save', times },
  });
  const once = await playing(doing(...filledIn, { press: 'Save & Continue' }), calls(1));
  expect(failures(once)).toEqual([]);
  const twice = await playing(
    doing(...filledIn, { press: 'Save & Continue', twice: true }),
    calls(2),
  );
  expect(failures(twice)).toEqual([]);
}, 30_000);

test('keys go where the focus is, with what is held down', async () => {
  const keys: Action = {
    kind: 'control',
    control: 'keys',
    keys: ['a', 'Shift+ArrowLeft', 'Escape'],
  };
  const result = await playing(
    doing({ fill: 'Typed', with: 'x' }),
    keys,
    text('ShiftArrowLeftEscape'),
  );
  expect(failures(result)).toEqual([]);
}, 30_000);
