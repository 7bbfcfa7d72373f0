import { playedAgain } from '../../run/terms/result.ts';
import { formatSeconds } from '../format-seconds.ts';
import { icon } from './icons.ts';
import { html, type Markup } from './markup.ts';
import { failedStepOf, type ScenarioSummary, type StepSummary } from './summary.ts';
import { verdictChip } from './verdict-chip.ts';

const words = { passed: 'passed', failed: 'failed', skipped: 'not run' } as const;

/** Renders one scenario without the open step: its verdict, cause, time line and steps. */
export function scenarioView(scenario: ScenarioSummary, index: number): Markup {
  const { name, file, line, steps, ms, virtualMs, cause, attempt } = scenario;
  const failed = failedStepOf(scenario);
  const to = (step: number) => `#s${index}-${step}`;
  return html`<div class="stack stack-3"><a class="back" href="#">${icon('arrow-left', 'icon-sm')}All scenarios</a>
<p class="row">${verdictChip(scenario)}<span class="code muted">${file}:${line}</span>${scenario.isPlayedAgain && html`<span class="chip">${playedAgain}</span>`}</p>
<h1 class="title" tabindex="-1">${attempt === undefined ? name : `${name}, attempt ${attempt}`}</h1>
<p class="tiny muted">${scenario.persona}, ${scenario.driver}, ${scenario.target}, seed ${scenario.seed}${scenario.tags.length > 0 && `, tagged ${scenario.tags.join(' ')}`}. Again: <span class="code">npx fairlead run ${file}${scenario.driver === 'browser' && ' --driver browser'}</span></p></div>
${cause && html`<details class="cause-text" open><summary>Cause of the failure</summary><pre class="failure-text">${cause}</pre></details>`}
<nav class="line-time" aria-label="Time line"><ol>${steps.map((step, at) => html`<li class="${lineClass(step)}" style="--f:${Math.max(step.ms / Math.max(ms, 1), 0.01).toFixed(3)}"><a href="${to(at + 1)}" aria-label="Step ${at + 1}, ${step.text}, ${words[step.verdict]}">${at + 1}</a></li>`)}</ol><p class="row between tiny muted"><span class="num">0 s</span><span>virtual time ${formatSeconds(virtualMs)}, real time ${formatSeconds(ms)}</span><span class="num">${formatSeconds(ms)}</span></p></nav>
<div class="shown"><nav aria-label="Steps" class="stack"><h2 class="subheading">Steps</h2><ol class="course shown-steps">${steps.map((step, at) => html`<li class="${courseClass(step)}"><a href="${to(at + 1)}"><span>${step.text}<span class="visually-hidden">, ${words[step.verdict]}</span></span><span class="num tiny">${step.verdict !== 'skipped' && formatSeconds(step.ms)}</span></a></li>`)}</ol>${failed > 0 && html`<a class="button button-secondary button-sm" href="${to(failed)}">Go to the failure</a>`}</nav>
<section class="card card-flush step-panel" aria-labelledby="step-title"></section></div>`;
}

const lineClass = ({ verdict }: StepSummary) =>
  ({ passed: '', failed: 'is-failed', skipped: 'is-ahead' })[verdict];

const courseClass = ({ verdict }: StepSummary) =>
  ({ passed: 'is-done', failed: 'is-failed', skipped: '' })[verdict];
