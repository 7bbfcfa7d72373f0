import { writeFileSync } from 'node:fs';
import type { CallCase, Outcome, WayOn } from '../tests/faults/case.ts';
import { type FaultName, faultNames } from '../tests/faults/faults.ts';
import { notCovered } from '../tests/faults/not-covered.ts';
import { outcomes } from '../tests/faults/outcomes.ts';

const words: Readonly<Partial<Record<FaultName, string>>> = {
  slow: 'slow (10 s)',
  malformed: 'an unreadable response',
};

/** Generates docs/faults.md from the outcomes that `tests/faults` tests. */
export function describeFaults(): string {
  const areas = Object.entries(outcomes).map(
    ([area, cases]) => `## ${area}\n\n${cases.map(describeCase).join('\n\n')}`,
  );
  const others = Object.entries(notCovered).map(([call, reason]) => `- \`${call}\`: ${reason}`);
  return `${head}\n${areas.join('\n\n')}\n\n## Calls without a fault test\n\n${others.join('\n')}\n`;
}

const head = `# When a call fails

\`npm run docs\` generates this page from \`tests/faults\`; don't edit it. The tests run headless. In each test, the call fails
every time it is made; then the fault ends and the user takes the recovery step. Afterward, the back end must hold the same data
as without the fault, with nothing lost and nothing duplicated, and every attempt must send what the user entered. A call
with automatic retries is also tested with a single failure, which the user must not notice. While a call is slow, a second
press of its button must do nothing.

Focus goes to the heading of a new screen. Otherwise it stays where it was, on the button that was pressed. The crash page is
announced as an alert. If the server rejects fields, a summary lists them and takes the focus.
`;

function describeCase(one: CallCase): string {
  const groups = Map.groupBy(faultNames, (fault) => JSON.stringify(one.outcomes[fault]));
  const rows = [...groups.values()].map((faults) => {
    const [first] = faults;
    const outcome = first && one.outcomes[first];
    return outcome ? describeRow(faults, outcome) : '';
  });
  const tried = one.retries > 0 ? ` Attempts: up to ${one.retries + 1}.` : '';
  return [
    `### ${one.call}, when ${one.when}`,
    '',
    `Without a fault, it leads to ${placeOf(one.arrives)}.${tried}`,
    '',
    '| Fault | Attempts | Screen | Message | Focus | Recovery |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function describeRow(faults: readonly FaultName[], outcome: Outcome): string {
  const { screen, sees, tries, wayOn } = outcome;
  const named = faults.map((fault) => words[fault] ?? fault).join(', ');
  const shown = sees ? `“${sees}”` : wayOn.kind === 'none needed' ? 'none' : 'the screen';
  return `| ${named} | ${tries ?? '—'} | ${placeOf(screen)} | ${shown} | ${focusWords[outcome.focus]} | ${describeWay(wayOn)} |`;
}

const focusWords = { heading: 'heading', stays: 'stays', elsewhere: 'set by that site' } as const;

function describeWay(wayOn: WayOn): string {
  switch (wayOn.kind) {
    case 'none needed':
      return 'not needed';
    case 'this screen':
      return 'the screen’s own actions';
    case 'sign in':
      return 'sign in again and return to the screen';
    case 'do':
      return wayOn.says;
  }
}

const placeOf = (screen: Outcome['screen']) =>
  ['login site', 'the shell’s crash page', 'quote packages'].includes(screen)
    ? screen
    : `\`${screen}\``;

if (import.meta.main)
  writeFileSync(new URL('../docs/faults.md', import.meta.url), describeFaults());
