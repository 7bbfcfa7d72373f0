import { join } from 'node:path';
import { createAppServer } from '@fairlead/build/server';
import { busyTime, countBusyTime, typeInto } from './chrome/keys.ts';
import { evaluate, type Tab, withTab } from './chrome/tab.ts';
import type { Bench } from './figure.ts';
import { answerBigSet, bigSetPath, bigSetUrl } from './question-set/answer-big-set.ts';
import { fieldCount } from './question-set/big-set.ts';
import { serveComposition, withServers } from './serve.ts';
import { inTurns, median } from './statistics.ts';
import { buildVitePage } from './vite-page.ts';

const mounts = 7;
const typings = 7;

/** The question set page with 1,000 fields, compared with plain inputs without listeners. */
export const questionSet: Bench = {
  figures: [
    { name: 'keystroke_vs_uncontrolled_1000', unit: 'x', goal: { atMost: 1.3 } },
    { name: 'question_set_mount_1000_vs_uncontrolled', unit: 'x', goal: { atMost: 2.5 } },
  ],
  async measure(say) {
    const servers = [
      () => serveComposition('production', { first: [answerBigSet] }),
      serveUncontrolled,
    ] as const;
    return withServers(servers, (app, plain) =>
      withTab((ours) =>
        withTab(async (theirs) => {
          const mounting = await inTurns(mounts, {
            ours: () => mount(ours, app.url + bigSetPath),
            theirs: () => mount(theirs, `${plain.url}/#${bigSetUrl}`),
          });
          say(`mounted ${mounts} times each`);
          await Promise.all([ours, theirs].map(countBusyTime));
          const typing = await inTurns(typings, {
            ours: () => keystroke(ours),
            theirs: () => keystroke(theirs),
          });
          return {
            keystroke_vs_uncontrolled_1000: compared(
              typing,
              2,
              `of processor time a key, validated and kept as a draft; ${typings} times ${keys} keys each`,
            ),
            question_set_mount_1000_vs_uncontrolled: compared(
              mounting,
              0,
              `from the answer to the drawn form of ${fieldCount} fields, ${mounts} each`,
            ),
          };
        }),
      ),
    );
  },
};

async function serveUncontrolled() {
  const entry = join(import.meta.dirname, 'question-set/uncontrolled.tsx');
  const dist = await buildVitePage({ name: 'uncontrolled', entry });
  return createAppServer({ dist, port: 0, handlers: [answerBigSet] });
}

/** From the arrival of the questions to the frame that shows them all, ms. */
async function mount(tab: Tab, url: string): Promise<number> {
  await tab.send('Page.enable');
  await tab.send('Page.navigate', { url: 'about:blank' });
  await tab.send('Page.navigate', { url });
  return evaluate<number>(
    tab,
    `new Promise((resolve) => {
      const arrived = () => performance.getEntriesByType('resource').find(({ name }) => name.endsWith('${bigSetUrl}'));
      const look = () =>
        document.getElementById('f_${fieldCount - 2}')
          ? requestAnimationFrame(() => resolve(performance.now() - arrived().responseEnd))
          : requestAnimationFrame(look);
      look();
    })`,
  );
}

const word = 'Stevedore';
const chosen = Array.from({ length: 20 }, (_, index) => index * 40);
const keys = chosen.length * word.length;

/** Processor time of one key in ms. From the second time on every field has been left once, so each key is validated. */
async function keystroke(tab: Tab): Promise<number> {
  const before = await busyTime(tab);
  for (const index of chosen) await typeInto(tab, `f_${index}`, word);
  // Longer than a draft waits for a pause.
  await evaluate(tab, 'new Promise((resolve) => setTimeout(resolve, 500))');
  return ((await busyTime(tab)) - before) / keys;
}

function compared(
  { ours, theirs }: { readonly ours: readonly number[]; readonly theirs: readonly number[] },
  digits: number,
  what: string,
) {
  const [one, other] = [median(ours), median(theirs)];
  return {
    value: one / other,
    from: `${one.toFixed(digits)} ms against ${other.toFixed(digits)} ms ${what}`,
  };
}
