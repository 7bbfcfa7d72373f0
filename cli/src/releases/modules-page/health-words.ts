import type { CountedBuild } from '@fairlead/registry/health/health-counts';
import type { HealthEvent } from '@fairlead/registry/health/health-report';
import { html, type Markup } from '../../reporters/html/markup.ts';

/** What pages reported of a module, or of one version of it. */
export function healthWords(
  builds: readonly CountedBuild[],
  role: string,
  version: string | null = null,
): Markup {
  const sum = (what: HealthEvent) => countOf(builds, role, what, version);
  const [loads, crashes, back] = [sum('load'), sum('crash'), sum('rollback')];
  if (loads + crashes + back === 0) return html`<span class="none">No reports</span>`;
  return html`<span class="num">${plural(loads, 'load')}</span> <small>${crashes === 0 ? 'No crash' : plural(crashes, 'crash', 'crashes')}${back > 0 && `, ${plural(back, 'return')} to the release before`}</small>`;
}

/** How many pages have swapped in a build that isn't deployed. */
export function overrideWords(builds: readonly CountedBuild[], role: string): Markup {
  const pages = countOf(builds, role, 'override');
  return pages === 0
    ? html`<span class="none">None</span>`
    : html`<span class="num">${plural(pages, 'page')}</span>`;
}

/** How many pages have reported something of a module, or of one version of it. */
const countOf = (
  builds: readonly CountedBuild[],
  role: string,
  what: HealthEvent,
  version: string | null = null,
): number =>
  builds
    .filter((build) => build.module === `@fairlead/${role}`)
    .filter((build) => version === null || build.version === version)
    .reduce((total, { counts }) => total + counts[what], 0);

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
