import { expect, onTestFinished, test, vi } from 'vitest';
import type { Browser } from 'webdriverio';
import { createHand } from './hand.ts';

type Sent = {
  readonly parameters: { readonly pointerType: string };
  readonly actions: readonly { readonly type: string }[];
};

/** Presses at a point, and returns the commands that the browser gets: the pointer, and what it does in each. */
async function press(isTouch: boolean) {
  const commands: string[] = [];
  const browser = {
    performActions: async ([pointer]: readonly Sent[]) =>
      void commands.push(
        [pointer?.parameters.pointerType, ...(pointer?.actions ?? []).map(({ type }) => type)].join(
          ' ',
        ),
      ),
  } as unknown as Browser;
  await createHand(browser, isTouch).perform({ x: 10, y: 20 }, { kind: 'press' });
  return commands;
}

test('a mouse is held for a moment, in which the page draws what its press began', async () => {
  expect(await press(false)).toEqual(['mouse pointerMove pointerDown pause pointerUp']);
});

test('with --touch, a finger taps in one command', async () => {
  expect(await press(true)).toEqual(['touch pointerMove pointerDown pointerUp']);
});

test('with --touch, keys follow once the tap has moved the focus', async () => {
  const commands: string[] = [];
  const hand = createHand(
    {
      performActions: async (sources: readonly { readonly type: string }[]) =>
        void commands.push(sources.map(({ type }) => type).join(' ')),
      executeScript: async (_: string, [name]: readonly string[]) => void commands.push(name ?? ''),
    } as unknown as Browser,
    true,
  );
  await hand.perform({ x: 10, y: 20 }, { kind: 'text', text: '240000' });
  expect(commands).toEqual(['pointer', 'waitForTap', 'key']);
});

test.each([
  ['with --touch, a tap', true, 90],
  ['a click', false, 4],
])('%s where the last one was waits until both are no double one', async (_, isTouch, near) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const pauses: (readonly unknown[])[] = [];
  const hand = createHand(
    {
      performActions: async ([pointer]: readonly Sent[]) =>
        void pauses.push((pointer?.actions ?? []).filter(({ type }) => type === 'pause')),
    } as unknown as Browser,
    isTouch,
  );
  const tap = async (x: number) => {
    await hand.perform({ x, y: 20 }, { kind: 'press' });
    return pauses.at(-1);
  };
  const press = isTouch ? [] : [{ type: 'pause', duration: 50 }];
  expect(await tap(10)).toEqual(press);
  vi.advanceTimersByTime(200);
  expect(await tap(10 + near)).toEqual([{ type: 'pause', duration: 300 }, ...press]);
  expect(await tap(300)).toEqual(press);
  vi.advanceTimersByTime(500);
  expect(await tap(300)).toEqual(press);
});

test('a drag is three commands, between which the page can see what is held and where it is', async () => {
  const commands: string[] = [];
  const hand = createHand(
    {
      performActions: async ([pointer]: readonly Sent[]) =>
        void commands.push((pointer?.actions ?? []).map(({ type }) => type).join(' ')),
    } as unknown as Browser,
    false,
  );
  await hand.hold({ x: 10, y: 20 });
  await hand.carry({ x: 10, y: 20 }, { x: 200, y: 20 });
  await hand.drop();
  expect(commands).toEqual([
    'pointerMove pointerDown pause',
    'pointerMove pointerMove pause',
    'pointerUp',
  ]);
});

test('with --touch, one finger stays down until what it drags is dropped', async () => {
  const sent: unknown[] = [];
  const hand = createHand(
    {
      sendCommandAndGetResult: async (command: string, given: object) =>
        void sent.push([command, given]),
    } as unknown as Browser,
    true,
  );
  await hand.hold({ x: 10, y: 20 });
  await hand.carry({ x: 10, y: 20 }, { x: 90, y: 20 });
  await hand.drop();
  expect(sent.slice(0, 2)).toEqual([
    ['Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 10, y: 20 }] }],
    ['Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 26, y: 20 }] }],
  ]);
  expect(sent.slice(-2)).toEqual([
    ['Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 90, y: 20 }] }],
    ['Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }],
  ]);
});

test('with --touch, a finger that could not be put down is not lifted', async () => {
  const types: unknown[] = [];
  const hand = createHand(
    {
      sendCommandAndGetResult: async (_: string, { type }: { readonly type: string }) => {
        types.push(type);
        throw new Error('The browser has gone');
      },
    } as unknown as Browser,
    true,
  );
  await expect(hand.hold({ x: 10, y: 20 })).rejects.toThrow('The browser has gone');
  await hand.drop();
  expect(types).toEqual(['touchStart']);
});
