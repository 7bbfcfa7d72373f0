import '@fairlead/ui';
import '@fairlead/ui/controls';
import '@fairlead/ui/glyphs';
import '@fairlead/ui/hand-off';
import '@fairlead/ui/questions';
import '@fairlead/ui/styles/index.css';
import '../../src/styles/index.css';
import type { MarketSubmission } from '@fairlead/contracts/packages';
import { ModelProvider } from '@fairlead/mfe-kit';
import { Provider } from 'effector-react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import Sortable from 'sortablejs';
import { SubmissionScreen } from '../../src/screens/submission.tsx';
import { model, openTool } from '../open-tool.ts';
import { bigBoard } from './big-board.ts';
import { PlainBoard } from './plain-board.tsx';

type Size = Parameters<typeof bigBoard>[0];

/** Two frames: what was drawn is on the screen after the first of them. */
const drawn = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );

let clear = () => {};

/** Draws a board in place of the last one; answers how long it took until it was on the screen, in ms. */
async function show(children: ReactNode): Promise<number> {
  clear();
  const place = document.createElement('main');
  document.body.append(place);
  const root = createRoot(place);
  clear = () => {
    root.unmount();
    place.remove();
  };
  await drawn();
  const start = performance.now();
  flushSync(() => root.render(children));
  await drawn();
  return performance.now() - start;
}

async function showOurs(size: Size, address = '/admin/market-submissions/ms_1'): Promise<number> {
  const tool = await openTool(bigBoard(size), {}, { address });
  return show(
    <Provider value={tool.scope}>
      <ModelProvider value={model}>
        <SubmissionScreen />
      </ModelProvider>
    </Provider>,
  );
}

async function showPlain(size: Size): Promise<number> {
  const submission: MarketSubmission = bigBoard(size);
  const took = await show(<PlainBoard submission={submission} />);
  for (const list of document.querySelectorAll<HTMLElement>('.plain-cards, .columns'))
    Sortable.create(list, {
      draggable: list.matches('.columns') ? '.column' : '.plain-card',
      forceFallback: true,
      fallbackOnBody: true,
      fallbackTolerance: 12,
      animation: 0,
      group: 'plain',
    });
  return took;
}

/** Whether SortableJS is at work in the lists that are shown. */
async function draggable(selector: string): Promise<void> {
  const isReady = () =>
    Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('Sortable'));
  while (!isReady()) await drawn();
}

type Point = { readonly x: number; readonly y: number };

function pointer(type: string, target: EventTarget, { x, y }: Point): void {
  const where = { clientX: x, clientY: y, pointerType: 'mouse', button: 0, isPrimary: true };
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, ...where }));
}

/** How long handlers, style, layout and drawing of something took, in ms. */
async function timed(act: () => void): Promise<number> {
  await drawn();
  const start = performance.now();
  act();
  // Style and layout of what has changed belong to it.
  document.body.getBoundingClientRect();
  return performance.now() - start;
}

/** Lifts the first card and moves it over the columns: the time of the start, and of a move. */
async function drag(handle: string, moves: number): Promise<{ start: number; move: number[] }> {
  const held = document.querySelector(handle);
  if (!held) throw new Error(`Nothing matches ${handle}`);
  const { left, top } = held.getBoundingClientRect();
  const from = { x: left + 4, y: top + 4 };
  pointer('pointerdown', held, from);
  await drawn();
  const start = await timed(() => pointer('pointermove', document, { x: from.x + 14, y: from.y }));
  const move: number[] = [];
  for (let count = 1; count <= moves; count += 1)
    move.push(
      await timed(() =>
        pointer('pointermove', document, {
          x: from.x + 14 + (count % 2 === 0 ? 30 : 400) + count,
          y: from.y + 60 + count * 3,
        }),
      ),
    );
  pointer('pointerup', document, from);
  await drawn();
  return { start, move };
}

/** Types a letter after the other into the library's search: the time of each, until it is drawn. */
async function type(text: string): Promise<number[]> {
  const field = document.querySelector<HTMLInputElement>('.library-search input');
  if (!field) throw new Error('There is no search');
  const taken: number[] = [];
  for (let end = 1; end <= text.length; end += 1)
    taken.push(
      await timed(() => {
        field.value = text.slice(0, end);
        flushSync(() => field.dispatchEvent(new InputEvent('input', { bubbles: true })));
      }),
    );
  return taken;
}

Object.assign(globalThis, { bench: { showOurs, showPlain, draggable, drag, type } });
