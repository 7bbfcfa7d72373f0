import { diff } from '../../diff.ts';
import { formatLocation } from '../../language/source.ts';
import { formatSeconds } from '../../reporters/format-seconds.ts';
import type { ReportAssets } from '../../reporters/html/assets.ts';
import { icon } from '../../reporters/html/icons.ts';
import { html, type Markup } from '../../reporters/html/markup.ts';
import { reportDocument } from '../../reporters/html/report-page.ts';
import type { ReportData } from '../report-data.ts';
import type { PlayedScenario, ScenarioPair, StepPair } from './compare-scenarios.ts';
import { runCards } from './run-cards.ts';

/** Shows one scenario in two runs: its first difference, then step by step. Null if only one run has it. */
export function scenarioComparisonPage(
  { name, a, b, steps }: ScenarioPair,
  reportA: ReportData,
  reportB: ReportData,
  assets: ReportAssets,
): string | null {
  if (!a || !b) return null;
  const first = steps.findIndex(({ isSame }) => !isSame);
  const pair = steps[first];
  const slowest = Math.max(1, ...steps.flatMap((one) => [one.a?.ms ?? 0, one.b?.ms ?? 0]));
  const body = html`<div class="wrap report cmp"><div class="stack stack-3"><a class="back" href="/">${icon('arrow-left', 'icon-sm')}All differences</a><h1 class="title">${name}</h1><p class="muted">${first < 0 ? 'Every step did the same.' : `The first difference is in step ${first + 1}.`}</p></div>
${runCards(reportA.run, reportB.run, a.summary, b.summary)}
${pair && firstDifference(pair, first + 1)}
<section class="card card-flush" aria-labelledby="steps-title"><header><h2 class="subheading" id="steps-title">Step by step</h2></header><table class="mods"><thead><tr><th scope="col">Step</th><th scope="col" class="right">A</th><th scope="col" class="right">B</th><th scope="col">Time</th><th scope="col">Difference</th></tr></thead><tbody>${steps.map((one, index) => row(one, index + 1, a, b, slowest))}</tbody></table></section></div>`;
  return reportDocument({ title: `${name}, compared`, body, assets });
}

function firstDifference({ a, b, factsOfA, factsOfB }: StepPair, position: number): Markup {
  const lines = diff(factsOfA, factsOfB);
  const near = lines.filter((_, index) =>
    lines.slice(Math.max(0, index - 2), index + 3).some((line) => !line.startsWith(' ')),
  );
  const kind = (line: string) => ({ '-': 'less', '+': 'plus' })[line[0] ?? ''] ?? '';
  const { text, at } = (b ?? a) || {};
  return html`<section class="card card-flush step-panel" aria-labelledby="first-title"><header><h2 class="subheading" id="first-title">First difference: step ${position}, ${text}</h2>${at && html`<span class="code muted">${formatLocation(at)}</span>`}</header><div class="pad"><div><h3><span>What A did, and what B did instead</span></h3><div class="codeblock" tabindex="0" role="group" aria-label="Differences">${near.map((line) => html`<span class="${kind(line)}">${line}</span>`)}</div></div></div></section>`;
}

function row(
  { a, b, isSame }: StepPair,
  position: number,
  playedA: PlayedScenario,
  playedB: PlayedScenario,
  slowest: number,
): Markup {
  const text = (b ?? a)?.text;
  const time = (step: StepPair['a'], id: string, { index }: PlayedScenario) =>
    step && step.verdict !== 'skipped'
      ? html`<a href="/${id}#s${index}-${position}">${formatSeconds(step.ms)}</a>`
      : html`<span class="muted">none</span>`;
  const width = (step: StepPair['a']) => Math.round(((step?.ms ?? 0) / slowest) * 100);
  const isWorse = b?.verdict === 'failed' && a?.verdict !== 'failed';
  return html`<tr class="${isWorse ? 'is-wrong' : ''}"><th scope="row" class="wide">${position}. ${text}</th><td class="data right" data-l="A">${time(a, 'a', playedA)}</td><td class="data right" data-l="B">${time(b, 'b', playedB)}</td><td class="drop-sm"><span class="bar2" aria-hidden="true"><i style="--v:${width(a)}"></i><i class="b" style="--v:${width(b)}"></i></span></td><td>${difference(a, b, isSame)}</td></tr>
`;
}

function difference(a: StepPair['a'], b: StepPair['b'], isSame: boolean): Markup {
  const none = (text: string) =>
    html`<span class="diff-mark is-same">${icon('minus', 'icon-sm')}${text}</span>`;
  if (isSame) return html`<span class="diff-mark is-same">${icon('check', 'icon-sm')}Same</span>`;
  if (b?.verdict === 'failed' && a?.verdict !== 'failed')
    return html`<span class="diff-mark is-removed">${icon('error', 'icon-sm')}Failed now</span>`;
  if (!b || b.verdict === 'skipped') return none('Not run now');
  return !a || a.verdict === 'skipped' ? none('Not run before') : none('Differs');
}
