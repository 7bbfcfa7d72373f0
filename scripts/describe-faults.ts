import { writeFileSync } from 'node:fs';
import type { CallCase, Outcome, WayOn } from '../tests/faults/case.ts';
import { type FaultName, faultNames } from '../tests/faults/faults.ts';
import { notCovered } from '../tests/faults/not-covered.ts';
import { outcomes } from '../tests/faults/outcomes.ts';

const words: Readonly<Partial<Record<FaultName, string>>> = {
  slow: 'slow (10 s)',
  malformed: 'an answer that cannot be read',
};

/** The text of docs/faults.md, made from the outcomes that `tests/faults` proves. */
export function describeFaults(): string {
  const areas = Object.entries(outcomes).map(
    ([area, cases]) => `## ${area}\n\n${cases.map(describeCase).join('\n\n')}`,
  );
  const others = Object.entries(notCovered).map(([call, reason]) => `- \`${call}\`: ${reason}`);
  return `${head}\n${areas.join('\n\n')}\n\n## Calls without an outcome\n\n${others.join('\n')}\n`;
}

const head = `# When a call goes wrong

Made from \`tests/faults\` by \`npm run docs\`. Do not edit by hand. Each row is tested without a browser: the call fails as
often as it is made, then the fault is over and the person takes the way on. In the end the backend holds what it holds
without the fault, nothing less and nothing twice; every try carries what was entered. A call that is made again by itself
is also tested with one failure, which nobody notices. While a call is slow, a second press of its button does nothing.

Focus goes to the heading of a screen that is entered. Elsewhere it stays where it was, on the button that was pressed.
The crash page is announced as an alert. Fields that the server refuses are listed in a summary, and that takes focus.
`;

function describeCase(one: CallCase): string {
  const groups = Map.groupBy(faultNames, (fault) => JSON.stringify(one.outcomes[fault]));
  const rows = [...groups.values()].map((faults) => {
    const [first] = faults;
    const outcome = first && one.outcomes[first];
    return outcome ? describeRow(faults, outcome) : '';
  });
  const tried = one.retries > 0 ? ` It is made up to ${one.retries + 1} times.` : '';
  return [
    `### ${one.call}, when ${one.when}`,
    '',
    `Without a fault: ${placeOf(one.arrives)}.${tried}`,
    '',
    '| Fault | Tries | Screen | What is read | Focus | Way on |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function describeRow(faults: readonly FaultName[], outcome: Outcome): string {
  const { screen, sees, tries, wayOn } = outcome;
  const named = faults.map((fault) => words[fault] ?? fault).join(', ');
  const shown = sees ? `“${sees}”` : wayOn.kind === 'none needed' ? 'nothing of it' : 'the screen';
  return `| ${named} | ${tries ?? '—'} | ${placeOf(screen)} | ${shown} | ${focusWords[outcome.focus]} | ${describeWay(wayOn)} |`;
}

const focusWords = { heading: 'heading', stays: 'stays', elsewhere: 'that site’s own' } as const;

function describeWay(wayOn: WayOn): string {
  switch (wayOn.kind) {
    case 'none needed':
      return 'none needed';
    case 'this screen':
      return 'what the screen offers';
    case 'sign in':
      return 'sign in again, back on the screen';
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
