import { createPaint } from '../../paint.ts';
import { playedAgain, type RunResult, type ScenarioResult } from '../../run/terms/result.ts';
import { createLikeness } from '../failures-alike.ts';
import { formatFailure, formatRepeatedFailure } from '../format-failure.ts';
import { formatSeconds } from '../format-seconds.ts';
import { formatVerdictCounts } from '../line.ts';
import type { CreateReporter } from '../reporter.ts';
import { html, type Markup } from './markup.ts';
import { stepCard } from './step-card.ts';
import { stylesheet } from './stylesheet.ts';

/** A self-contained file with one timeline per scenario; failures are expanded. */
export const htmlReporter: CreateReporter = ({ out }) => ({
  ended() {},
  finished(run) {
    out(page(run, stylesheet()));
  },
});

export function page(run: RunResult, css: string): string {
  const { markup } = html`<!doctype html>
<html lang="en" data-experience="fairlead"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Scenario report · Fairlead</title><style>${{ markup: css }}</style></head>
<body><main id="main"><div class="wrap">
<div class="stack" style="padding-top: var(--space-8)"><h1 class="title">${formatVerdictCounts(run)}</h1>
<dl class="stat-row">${stat('Scenarios', run.scenarios.length)}${stat('Duration', formatSeconds(run.ms))}${stat('Handlers invoked', sum(run))}${run.notRun > 0 && stat('Not run', run.notRun)}</dl></div>
<div class="run-list">${groupAlike(failuresFirst(run)).map(scenario)}</div></div></main></body></html>
`;
  return markup;
}

type ReportedScenario = { readonly result: ScenarioResult; readonly first: ScenarioResult | null };

/** Puts a failure that is like an earlier one right after it, collapsed. */
function groupAlike(results: readonly ScenarioResult[]): readonly ReportedScenario[] {
  const likeOf = createLikeness();
  const reported = results.map((result) => ({
    result,
    first: ['passed', 'flaky'].includes(result.verdict) ? null : likeOf(result),
  }));
  return [...Map.groupBy(reported, ({ result, first }) => first ?? result).values()].flat();
}

function scenario({ result, first }: ReportedScenario, index: number): Markup {
  const { verdict, name, file, line, steps } = result;
  const passed = verdict === 'passed';
  const paint = createPaint(false);
  const cause = first ? formatRepeatedFailure(result, first, paint) : formatFailure(result, paint);
  return html`<details${!passed && !first && html` open`}><summary>${chip(result)}<h2 class="subheading">${name}</h2><span class="code muted">${file}:${line}</span>${result.isPlayedAgain && html`<span class="chip">${playedAgain}</span>`}<span class="tiny muted num">${formatSeconds(result.ms)}</span></summary>
<div class="report"><dl class="stat-row">${stat('Driver', result.driver)}${stat('Target', result.target)}${stat('Duration', formatSeconds(result.ms))}${stat('Virtual time', formatSeconds(result.virtualMs))}${stat('Calls', steps.flatMap(({ calls }) => calls).length)}${stat('Persona', result.persona)}${stat('Seed', result.seed)}</dl>
${!passed && html`<pre class="failure-text cause">${cause}</pre>`}
<ol class="minimap" aria-label="Steps">${steps.map((step, position) => html`<li class="${step.verdict === 'passed' ? '' : `is-${step.verdict}`}"><a href="#s${index}-${position}" aria-label="Step ${position + 1}, ${step.verdict}"><span></span></a></li>`)}</ol>
<ol class="timeline">${steps.map((step, position) => stepCard(step, `s${index}-${position}`, result.persona))}</ol></div></details>`;
}

/** Readers of a failed run's report look for the failures first. */
function failuresFirst({ scenarios }: RunResult): readonly ScenarioResult[] {
  const [passed, failed] = [true, false].map((wanted) =>
    scenarios.filter(({ verdict }) => (verdict === 'passed') === wanted),
  );
  return [...(failed ?? []), ...(passed ?? [])];
}

function chip({ verdict, steps }: ScenarioResult): Markup {
  if (verdict === 'passed') return html`<span class="chip chip-live">Passed</span>`;
  if (verdict === 'flaky') return html`<span class="chip chip-danger">Flaky</span>`;
  const at = steps.findIndex((step) => step.verdict === 'failed');
  const said =
    verdict === 'failed'
      ? `Failed at step ${at + 1} of ${steps.length}`
      : verdict === 'crashed'
        ? 'Crashed'
        : 'Interrupted';
  return html`<span class="chip chip-danger">${said}</span>`;
}

const stat = (name: string, value: string | number) =>
  html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
const sum = ({ scenarios }: RunResult) => scenarios.reduce((total, one) => total + one.handlers, 0);
