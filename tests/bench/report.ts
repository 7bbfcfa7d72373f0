import { type Figure, isMet, type Measured } from './figure.ts';

export type Result = { readonly figure: Figure; readonly measured: Measured };

/** One row a figure: the value, its goal, whether it is met, and where it comes from. */
export function asTable(results: readonly Result[]): string {
  const rows = results.map(({ figure, measured }) => [
    figure.name,
    `${rounded(measured.value)} ${figure.unit}`.trim(),
    goalOf(figure),
    verdictOf(figure, measured.value),
    measured.from,
  ]);
  const all = [['figure', 'median', 'goal', 'met', 'from'], ...rows];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** One JSON object: name → value. */
export function asJson(results: readonly Result[]): string {
  return JSON.stringify(
    Object.fromEntries(
      results.map(({ figure, measured }) => [figure.name, rounded(measured.value)]),
    ),
  );
}

function goalOf({ goal }: Figure) {
  if (!goal) return '';
  return 'atMost' in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`;
}

function verdictOf(figure: Figure, value: number) {
  const met = isMet(figure, value);
  if (met === null) return '';
  return met ? 'yes' : 'NO';
}

const rounded = (value: number) => Number(value.toPrecision(value >= 100 ? 4 : 3));
