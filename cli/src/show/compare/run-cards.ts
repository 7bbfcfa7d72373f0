import { formatSeconds } from '../../reporters/format-seconds.ts';
import { html, type Markup } from '../../reporters/html/markup.ts';
import { formatMoment } from '../../reporters/html/report-page.ts';
import type { RunSummary, ScenarioSummary } from '../../reporters/html/summary.ts';
import { verdictChip } from '../../reporters/html/verdict-chip.ts';

/** Shows the two runs of a comparison, or one scenario in both. */
export const runCards = (
  a: RunSummary,
  b: RunSummary,
  scenarioA?: ScenarioSummary,
  scenarioB?: ScenarioSummary,
): Markup =>
  html`<div class="vs">${card('A, before', 'a', a, scenarioA)}${card('B, now', 'b', b, scenarioB)}</div>`;

function card(title: string, id: string, run: RunSummary, scenario?: ScenarioSummary): Markup {
  const [first] = run.scenarios;
  const failed = run.scenarios.filter(
    ({ verdict, attempt }) => attempt === undefined && !['passed', 'flaky'].includes(verdict),
  ).length;
  const said = scenario
    ? html`<p class="row">${verdictChip(scenario)}<span class="num">${formatSeconds(scenario.ms)}</span></p>`
    : html`<p class="num">${run.scenarios.length} scenarios, ${failed} failed, ${formatSeconds(run.ms)}</p>`;
  return html`<section class="card ${id === 'b' ? 'is-b' : ''}" aria-labelledby="run-${id}"><p class="tiny muted">${title}</p><h2 class="subheading" id="run-${id}">${run.startedAt ? formatMoment(run.startedAt) : 'A run'}</h2><p>${first && `${first.driver}, ${first.target}, seed ${first.seed}`}</p>${said}<p><a href="/${id}">Open the report</a></p></section>`;
}
