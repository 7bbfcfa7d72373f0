import { join } from 'node:path';
import { createAppServer } from '@fairlead/build/server';
import { evaluate, type Tab, withTab } from './chrome/tab.ts';
import type { Bench } from './figure.ts';
import { root } from './places.ts';
import { withServers } from './serve.ts';
import { inTurns, median } from './statistics.ts';
import { buildVitePage } from './vite-page.ts';

const rounds = 7;
const moves = 20;
/** 10,000 quotes on the board, as 100 packages of 100. */
const full = { packages: 100, quotes: 100 };
const opened = { packages: 100, quotes: 4 };
const stocked = { packages: 4, quotes: 4, library: 2000 };

type Drag = { readonly start: number; readonly move: readonly number[] };

/** The admin's board and library, beside SortableJS alone on as many plain boxes. */
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
          const opening = await inTurns(rounds, {
            ours: () => call<number>(ours, `showOurs(${JSON.stringify(opened)})`),
            theirs: () => call<number>(theirs, `showPlain(${JSON.stringify(opened)})`),
          });
          say(`opened ${opened.packages} packages ${rounds} times each`);
          await call(ours, `showOurs(${JSON.stringify(full)})`);
          await call(ours, `draggable('.quote-group')`);
          await call(theirs, `showPlain(${JSON.stringify(full)})`);
          const dragging = await inTurns<'ours' | 'theirs', Drag>(rounds, {
            ours: () => call<Drag>(ours, `drag('.quote-card .grip', ${moves})`),
            theirs: () => call<Drag>(theirs, `drag('.plain-card', ${moves})`),
          });
          say(`dragged a card ${rounds} times each`);
          await call(
            ours,
            `showOurs(${JSON.stringify(stocked)}, '/admin/market-submissions/ms_1/quote-library')`,
          );
          const typing: number[] = [];
          for (let round = 0; round < rounds; round += 1)
            typing.push(...(await call<number[]>(ours, `type('liability')`)));
          const [start, plainStart] = [dragging.ours, dragging.theirs].map((drags) =>
            median(drags.map((drag) => drag.start)),
          ) as [number, number];
          const [move, plainMove] = [dragging.ours, dragging.theirs].map((drags) =>
            median(drags.flatMap((drag) => drag.move)),
          ) as [number, number];
          const [open100, plain100] = [median(opening.ours), median(opening.theirs)];
          return {
            board_drag_start_10000_ms: {
              value: start,
              from: `${plainStart.toFixed(1)} ms by SortableJS alone on 10,000 plain boxes; ${rounds} drags each`,
            },
            board_drag_move_10000_ms: {
              value: move,
              from: `${plainMove.toFixed(1)} ms by SortableJS alone; ${rounds * moves} moves each`,
            },
            library_filter_2000_ms: {
              value: median(typing),
              from: `a letter typed into the search over 2,000 quotes, until it is laid out; the slowest ${Math.max(...typing).toFixed(1)} ms`,
            },
            board_open_100_packages_ms_vs_plain: {
              value: open100 / plain100,
              from: `${open100.toFixed(0)} ms against ${plain100.toFixed(0)} ms for as many plain boxes, ${rounds} each`,
            },
          };
        }),
      ),
    );
  },
};

async function serveBoard() {
  const entry = join(root, 'mfe/admin/testing/board-bench/page.tsx');
  const dist = await buildVitePage({ name: 'board', entry });
  return createAppServer({ dist, port: 0, handlers: [] });
}

async function open(tab: Tab, url: string): Promise<void> {
  await tab.browser.setWindowSize(1280, 800);
  await tab.browser.url(url);
  await evaluate(
    tab,
    `new Promise((resolve) => {
      const look = () => (globalThis.bench ? resolve() : setTimeout(look, 20));
      look();
    })`,
  );
}

const call = <Value = void>(tab: Tab, expression: string): Promise<Value> =>
  evaluate<Value>(tab, `bench.${expression}`);
