import '@fairlead/ui';
import '@fairlead/ui/controls';
import '@fairlead/ui/glyphs';
import '@fairlead/ui/hand-off';
import '@fairlead/ui/questions';
import '@fairlead/ui/styles/index.css';
import '../../src/styles/index.css';
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

/** Takes the board away. */
async function clearBoard(): Promise<void> {
  clear();
  clear = () => {};
  await drawn();
}

/** Draws a board; done when it is on the screen and has come to rest. */
async function show(children: ReactNode): Promise<void> {
  const place = document.createElement('main');
  document.body.append(place);
  const root = createRoot(place);
  clear = () => {
    root.unmount();
    place.remove();
  };
  flushSync(() => root.render(children));
  await drawn();
  await drawn();
}

let board: ReactNode = null;

/** Prepares a board, so that showing it costs what drawing it costs. */
async function prepareOurs(size: Size, address = '/admin/market-submissions/ms_1'): Promise<void> {
  const tool = await openTool(bigBoard(size), {}, { address });
  board = (
    <Provider value={tool.scope}>
      <ModelProvider value={model}>
        <SubmissionScreen />
      </ModelProvider>
    </Provider>
  );
}

async function preparePlain(size: Size): Promise<void> {
  board = <PlainBoard submission={bigBoard(size)} />;
}

const showBoard = () => show(board);

/**
 * Lets SortableJS at the plain boxes. Cards and columns are groups of their own: a card that is dropped between two columns
 * would become a child of theirs, and could not be dragged again.
 */
async function makePlainDraggable(): Promise<void> {
  for (const list of document.querySelectorAll<HTMLElement>('.plain-cards, .columns')) {
    const isOfColumns = list.matches('.columns');
    Sortable.create(list, {
      draggable: isOfColumns ? '.column' : '.plain-card',
      forceFallback: true,
      fallbackOnBody: true,
      fallbackTolerance: 12,
      animation: 0,
      group: isOfColumns ? 'plain-columns' : 'plain-cards',
    });
  }
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

let held = { x: 0, y: 0 };

/** So many frames are enough to lift a card, on any machine. */
const maxFrames = 600;

/** Presses on the first of these and moves until SortableJS has lifted it. */
async function lift(handle: string): Promise<void> {
  const element = document.querySelector(handle);
  if (!element) throw new Error(`Nothing matches ${handle}`);
  const { left, top } = element.getBoundingClientRect();
  held = { x: left + 4, y: top + 4 };
  pointer('pointerdown', element, held);
  held = { x: held.x + 14, y: held.y };
  pointer('pointermove', document, held);
  const isLifted = () =>
    Sortable.active && document.querySelector('body > .is-lifted, body > .sortable-fallback');
  for (let frames = 0; !isLifted(); frames += 2) {
    if (frames > maxFrames) throw new Error(`SortableJS did not lift ${handle}`);
    await drawn();
  }
}

/** Moves what is held over the board, once a frame; SortableJS looks every 50 ms at what is under it. */
async function move(times: number): Promise<void> {
  for (let count = 1; count <= times; count += 1) {
    const x = held.x + (count % 2 === 0 ? 30 : 400) + count;
    pointer('pointermove', document, { x, y: held.y + 60 + count * 3 });
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Lets go of it where it was. */
async function drop(): Promise<void> {
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  if (Sortable.active) pointer('pointerup', document, held);
  while (Sortable.active) await drawn();
}

/** Types a text into the library's search, a letter a frame. */
async function type(text: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('.library-search input');
  if (!field) throw new Error('There is no search');
  for (let end = 1; end <= text.length; end += 1) {
    field.value = text.slice(0, end);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await drawn();
  }
}

Object.assign(globalThis, {
  bench: {
    clearBoard,
    prepareOurs,
    preparePlain,
    showBoard,
    makePlainDraggable,
    draggable,
    lift,
    move,
    drop,
    type,
  },
});
