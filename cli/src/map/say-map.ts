import { type Coverage, countOf, sayCounts } from './coverage.ts';
import type { FunnelMap } from './funnel-map.ts';

/** The picture in words, for people who do not see it. */
export function describeMap(map: FunnelMap, coverage: Coverage | null): string {
  const areas = map.bands.map(({ name, places }) => `${name} (${places.length})`).join(', ');
  const routers = map.routers.map(({ name, rules }) => `${name} (${rules.length})`).join(', ');
  return `Screens by area: ${areas}. Routers with their decisions, in the order of the way: ${routers}. A line leads from each decision to its screen.${coverage ? ` Scenarios cover ${sayCounts(map, coverage)}; what they do not is dashed.` : ''}`;
}

/** What the scenarios covered, and by name what they did not. */
export function sayCoverage(map: FunnelMap, coverage: Coverage): string {
  const { screens, rules } = countOf(map, coverage);
  return [
    `${sayCounts(map, coverage)} covered`,
    ...listed('Not entered:', screens.missing),
    ...listed('Not decided:', rules.missing),
  ].join('\n');
}

const listed = (title: string, names: readonly string[]) =>
  names.length === 0 ? [] : [title, ...names.map((name) => `  ${name}`)];
