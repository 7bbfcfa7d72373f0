import { type Coverage, countOf, formatCounts } from './coverage.ts';
import type { FunnelMap } from './funnel-map.ts';
import { notReached } from './not-reached.ts';

/** Describes the picture in words, for screen readers. */
export function describeMap(map: FunnelMap, coverage: Coverage | null): string {
  const areas = map.bands.map(({ name, places }) => `${name} (${places.length})`).join(', ');
  const routers = map.routers.map(({ name, rules }) => `${name} (${rules.length})`).join(', ');
  return `Screens by area: ${areas}. Routers with their decisions, in order: ${routers}. A line leads from each decision to its screen.${coverage ? ` Scenarios cover ${formatCounts(map, coverage)}; the rest is dashed.` : ''}`;
}

/** Says how much the scenarios cover, and lists what they don't, and what they can't with the reason. */
export function formatCoverage(map: FunnelMap, coverage: Coverage): string {
  const { screens, rules } = countOf(map, coverage);
  return [
    `${formatCounts(map, coverage)} covered`,
    ...listed('Screens not covered:', screens.missing),
    ...listed(
      'Decisions not covered:',
      rules.missing.filter((rule) => !Object.hasOwn(notReached, rule)),
    ),
    ...listed(
      'Decisions that no scenario can take:',
      rules.missing
        .filter((rule) => Object.hasOwn(notReached, rule))
        .map((rule) => `${rule} (${notReached[rule]})`),
    ),
  ].join('\n');
}

const listed = (title: string, names: readonly string[]) =>
  names.length === 0 ? [] : [title, ...names.map((name) => `  ${name}`)];
