import { areaOf, shortId } from '@fairlead/registry';
import { html, type Markup } from '../../reporters/html/markup.ts';
import { stat } from '../../reporters/html/report-page.ts';
import { banner } from './banner.ts';
import type { BuildSizes } from './build-size.ts';
import { checkRollback, rollbackCommand } from './check-rollback.ts';
import { healthWords, overrideWords } from './health-words.ts';
import type { ModulesState } from './modules-state.ts';
import { rolloutWords } from './modules-table.ts';
import { command, modulesDocument } from './page-document.ts';
import { parseRevision } from './parse-revision.ts';
import { releaseForm } from './release-form.ts';
import { releasesTable } from './releases-table.ts';

/** One area: its releases over time, who may release the next one, and what a rollback would say. */
export async function areaPage(
  state: ModulesState,
  role: string,
  { sizes, back }: { readonly sizes: BuildSizes; readonly back: string | null },
): Promise<Response> {
  const file = state.revision.roles[role];
  const area = areaOf(role);
  const delegated = state.revision.targets.delegations?.roles.some(({ name }) => name === role);
  if (!file)
    return modulesDocument({
      title: delegated ? area : 'No such module',
      lead: delegated
        ? `${area} was never released. Its team may: ${keysOf(state, role)}.`
        : `The registry knows no area ${area.slice(0, 40)}.`,
      isBelow: true,
      status: delegated ? 200 : 404,
      releases: Boolean(delegated),
      body: delegated && [
        html`<div data-live="facts"></div>`,
        releaseForm(state, role),
        html`<div data-live="releases"></div>`,
      ],
    });
  return modulesDocument({
    title: area,
    lead: html`May be released by ${keysOf(state, role)}.`,
    isBelow: true,
    releases: true,
    body: [
      back !== null && (await rollbackWords(state, role, back)),
      html`<div data-live="facts"><dl class="stat-row">${stat('Live', file.rollout?.stable ?? file.release?.version ?? 'unknown')}<div><dt>Rollout</dt><dd>${rolloutWords(state, role)}</dd></div><div><dt>Health</dt><dd>${healthWords(state.health, role)}</dd></div><div><dt>Overrides</dt><dd>${overrideWords(state.health, role)}</dd></div></dl></div>`,
      releaseForm(state, role),
      html`<div data-live="releases">${await releasesTable(state, role, sizes)}</div>`,
    ],
  });
}

function keysOf({ revision }: ModulesState, role: string): string {
  const { roles = [], keys = {} } = revision.targets.delegations ?? {};
  const keyids = roles.find(({ name }) => name === role)?.keyids ?? [];
  return keyids.map((id) => `${keys[id]?.name ?? 'unnamed'} (${shortId(id)})`).join(', ');
}

/** The answer to a press on “Check a rollback”. */
async function rollbackWords(state: ModulesState, role: string, asked: string): Promise<Markup> {
  const wanted = parseRevision(asked, state.revision.number);
  if (typeof wanted === 'string') return banner('danger', html`<p>${wanted}</p>`);
  const { goal, refusals } = await checkRollback(state, role, wanted);
  const to = goal?.release?.to ?? goal?.revision ?? wanted;
  const version = goal?.release ? ` ${goal.release.version}` : '';
  const what = `${areaOf(role)}${version} of revision ${to}`;
  if (!goal || refusals.length > 0)
    return banner('danger', [
      html`<p><strong>A rollback to ${what} would be refused.</strong></p>`,
      refusals.map((says) => html`<p>${says}</p>`),
    ]);
  return banner('success', [
    html`<p><strong>${what} can be live again.</strong> Whoever has a key of the area runs this, and the key stays where it is:</p>`,
    html`<p>${command(rollbackCommand(role, goal))}</p>`,
  ]);
}
