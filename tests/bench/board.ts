import { join } from 'node:path';
import { createAppServer } from '@fairlead/build/server';
import { busyTime, countBusyTime } from './chrome/keys.ts';
import { evaluate, type Tab, withTab } from './chrome/tab.ts';
import type { Bench } from './figure.ts';
import { root } from './places.ts';
import { withServers } from './serve.ts';
import { inTurns, median } from './statistics.ts';
import { buildVitePage } from './vite-page.ts';

const rounds = 7;
const moves = 60;
/** 10,000 quotes on the board, as 100 packages of 100. */
const full = { packages: 100, quotes: 100 };
const opened = { packages: 100, quotes: 4 };
const stocked = { packages: 4, quotes: 4, library: 2000 };
const word = 'liability';

/** The admin's board and library, beside SortableJS alone on as many plain boxes. All times are the main thread's own. */
export const board: Bench = {
  figures: [
    { name: 'board_drag_start_10000_ms', unit: 'ms', goal: { atMost: 50 } },
    { name: 'board_drag_move_10000_ms', unit: 'ms', goal: { atMost: 8 } },
    { name: 'library_filter_2000_ms', unit: 'ms', goal: { atMost: 16 } },
    { name: 'board_open_100_packages_ms_vs_plain', unit: 'x', goal: { atMost: 2 } },
  ],
  async measure(say) {
    return withServers([serveBoard], (server) =>
      withTab((ours) =>
        withTab(async (theirs) => {
          for (const tab of [ours, theirs]) await open(tab, server.url);
          await prepare(ours, 'Ours', opened);
          await prepare(theirs, 'Plain', opened);
          const opening = await inTurns(rounds, {
            ours: () => openingTime(ours),
            theirs: () => openingTime(theirs),
          });
          say(`opened ${opened.packages} packages ${rounds} times each`);
          await prepare(ours, 'Ours', full);
          await prepare(theirs, 'Plain', full);
          for (const tab of [ours, theirs]) await openingTime(tab);
          await call(ours, `draggable('.quote-group')`);
          await call(theirs, 'makePlainDraggable()');
          const dragging = await inTurns<'ours' | 'theirs', Drag>(rounds, {
            ours: () => dragTimes(ours, '.quote-card .grip'),
            theirs: () => dragTimes(theirs, '.plain-card'),
          });
          say(`dragged a card ${rounds} times each`);
          await prepare(ours, 'Ours', stocked, '/admin/market-submissions/ms_1/quote-library');
          await openingTime(ours);
          const typing: number[] = [];
          for (let round = 0; round < rounds; round += 1)
            typing.push((await busy(ours, `type('${word}')`)) / word.length);
          return figures({ opening, dragging, typing });
        }),
      ),
    );
  },
};

type Drag = { readonly start: number; readonly move: number };
type Sides<Taken> = { readonly ours: readonly Taken[]; readonly theirs: readonly Taken[] };
type Measured = {
  readonly opening: Sides<number>;
  readonly dragging: Sides<Drag>;
  readonly typing: readonly number[];
};

function figures({ opening, dragging, typing }: Measured) {
  const of = (drags: readonly Drag[], part: keyof Drag) => median(drags.map((drag) => drag[part]));
  const [ours, theirs] = [median(opening.ours), median(opening.theirs)];
  const alone = (part: keyof Drag) =>
    `${of(dragging.theirs, part).toFixed(1)} ms by SortableJS alone on 10,000 plain boxes`;
  return {
    board_drag_start_10000_ms: {
      value: of(dragging.ours, 'start'),
      from: `${alone('start')}; ${rounds} drags each`,
    },
    board_drag_move_10000_ms: {
      value: of(dragging.ours, 'move'),
      from: `${alone('move')}; ${rounds} times ${moves} moves each`,
    },
    library_filter_2000_ms: {
      value: median(typing),
      from: `a letter typed into the search over 2,000 quotes; ${rounds} times ${word.length} letters`,
    },
    board_open_100_packages_ms_vs_plain: {
      value: ours / theirs,
      from: `${ours.toFixed(0)} ms against ${theirs.toFixed(0)} ms for as many plain boxes, ${rounds} each`,
    },
  };
}

type Size = { readonly packages: number; readonly quotes: number; readonly library?: number };

const prepare = (tab: Tab, side: 'Ours' | 'Plain', size: Size, address?: string) =>
  call(tab, `prepare${side}(${[size, address].map((part) => JSON.stringify(part)).join()})`);

async function openingTime(tab: Tab): Promise<number> {
  await call(tab, 'clearBoard()');
  return busy(tab, 'showBoard()');
}

async function dragTimes(tab: Tab, handle: string): Promise<Drag> {
  const start = await busy(tab, `lift('${handle}')`);
  const move = (await busy(tab, `move(${moves})`)) / moves;
  await call(tab, 'drop()');
  return { start, move };
}

/** Processor time of the page's main thread while it does something, in ms. */
async function busy(tab: Tab, expression: string): Promise<number> {
  const before = await busyTime(tab);
  await call(tab, expression);
  return (await busyTime(tab)) - before;
}

async function serveBoard() {
  const entry = join(root, 'mfe/admin/testing/board-bench/page.tsx');
  const dist = await buildVitePage({ name: 'board', entry });
  return createAppServer({ dist, port: 0, handlers: [] });
}

async function open(tab: Tab, url: string): Promise<void> {
  await tab.browser.setWindowSize(1280, 800);
  await tab.browser.url(url);
  await countBusyTime(tab);
  await evaluate(
    tab,
    `new Promise((resolve) => {
      const look = () => (globalThis.bench ? resolve() : setTimeout(look, 20));
      look();
    })`,
  );
}

const call = (tab: Tab, expression: string): Promise<void> => evaluate(tab, `bench.${expression}`);
