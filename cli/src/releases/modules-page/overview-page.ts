import { areaOf, liveRollout } from '@fairlead/registry';
import { liveAreas } from '../../mfe/live-areas.ts';
import { html, type Markup } from '../../reporters/html/markup.ts';
import { stat } from '../../reporters/html/report-page.ts';
import { banner } from './banner.ts';
import type { BuildSizes } from './build-size.ts';
import { compareForm } from './compare-form.ts';
import type { ModulesState } from './modules-state.ts';
import { modulesTable } from './modules-table.ts';
import { command, modulesDocument } from './page-document.ts';
import { formatReleaseTime } from './release-time.ts';
import { requiresGraph } from './requires-graph.ts';
import { requiresTable } from './requires-table.ts';
import { revisionsTable } from './revisions-table.ts';

/** What is live, what requires what, and all revisions. */
export async function overviewPage(state: ModulesState, sizes: BuildSizes): Promise<Response> {
  const { revision, history, map } = state;
  const { number } = revision;
  const last = history.find(({ release }) => release);
  const since = last?.release?.at;
  if (Object.keys(revision.roles).length === 0) return emptyPage(number);
  return modulesDocument({
    title: 'Modules',
    lead: `Revision ${number} is live.${since ? ` The last release was ${formatReleaseTime(since)}.` : ''}`,
    body: [
      figures(state),
      halts(state),
      await modulesTable(state, sizes),
      requiresGraph(map),
      requiresTable(map),
      revisionsTable(history),
      compareForm(`${Math.max(1, (last?.revision ?? number) - 1)}`, `${number}`),
    ],
  });
}

const emptyPage = (number: number) =>
  modulesDocument({
    title: 'Modules',
    lead: `Nothing is released in revision ${number} of the registry.`,
    body: html`<section class="card stack-1"><h2 class="heading">No modules here yet</h2><p>Publish the composed build first, then the areas on it. You need a key that may publish.</p><p>${command('fairlead mfe publish --platform dist/production')}</p><p>${command('fairlead mfe publish')}</p></section>`,
  });

function figures({ revision, map, history, health }: ModulesState): Markup {
  const areas = liveAreas(map).length;
  const rollouts = Object.entries(revision.roles).filter(([role, file]) =>
    liveRollout(role, file, revision.timestamp),
  ).length;
  const crashes = health.reduce((sum, { counts }) => sum + counts.crash, 0);
  return html`<dl class="stat-row">${stat('Areas', areas)}${stat('Other modules', Object.keys(map.modules).length - areas)}${stat('Changes', history.length)}${stat('Rollouts under way', rollouts)}${stat('Crashes reported', crashes)}</dl>`;
}

/** Builds that the registry took back, and nobody has replaced yet. */
const halts = ({ revision }: ModulesState): readonly Markup[] =>
  Object.entries(revision.timestamp.halted ?? {}).map(([role, { version, because, at }]) =>
    banner(
      'caution',
      html`<p><strong>${areaOf(role)} ${version} was taken back by itself.</strong> ${because}</p><p class="tiny">${formatReleaseTime(at)}. Everyone has ${versionOf(revision, role)}. Publish a build that doesn’t crash, or keep what everyone has: ${command(`fairlead mfe rollback --area ${areaOf(role)}`)}</p>`,
    ),
  );

const versionOf = ({ roles }: ModulesState['revision'], role: string): string | undefined =>
  roles[role]?.rollout?.stable ?? roles[role]?.release?.version;
