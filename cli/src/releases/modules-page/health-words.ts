import type { CountedBuild } from '@fairlead/registry/health/health-counts';
import { html, type Markup } from '../../reporters/html/markup.ts';

/** What pages reported of a module, or of one version of it. */
export function healthWords(
  builds: readonly CountedBuild[],
  role: string,
  version: string | null = null,
): Markup {
  const own = builds.filter(
    (build) =>
      build.module === `@fairlead/${role}` && (version === null || build.version === version),
  );
  const sum = (what: 'load' | 'crash' | 'rollback') =>
    own.reduce((total, { counts }) => total + counts[what], 0);
  const [loads, crashes, back] = [sum('load'), sum('crash'), sum('rollback')];
  if (loads + crashes + back === 0) return html`<span class="none">No reports</span>`;
  return html`<span class="num">${plural(loads, 'load')}</span> <small>${crashes === 0 ? 'No crash' : plural(crashes, 'crash', 'crashes')}${back > 0 && `, ${plural(back, 'return')} to the release before`}</small>`;
}

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
