import { createHash } from 'node:crypto';
import { noEvidence, packEvidence } from '../../run/evidence/pack.ts';
import {
  failedIn,
  flakyIn,
  passedIn,
  playedAgain,
  type RunResult,
} from '../../run/terms/result.ts';
import { formatSeconds } from '../format-seconds.ts';
import { describeSuspect, suspectsTitle } from '../format-suspects.ts';
import type { ReportAssets } from './assets.ts';
import { icon, iconSprite } from './icons.ts';
import { html, type Markup } from './markup.ts';
import { reportMark } from './report-mark.ts';
import { type ReportedScenario, type RunSummary, reasonOf, reportedScenarios } from './summary.ts';
import { verdictChip } from './verdict-chip.ts';

/** Writes a run as one file: its list, and behind each row the packed evidence that the script unpacks when it is opened. */
export function reportPage(run: RunResult, assets: ReportAssets): string {
  const scenarios = reportedScenarios(run);
  const summary: RunSummary = {
    startedAt: run.startedAt ?? null,
    ms: run.ms,
    notRun: run.notRun,
    scenarios: scenarios.map(({ summary: one }) => one),
  };
  const body = html`<div id="list" class="wrap console">${head(run)}${suspects(run)}${tools(scenarios)}${table(scenarios)}</div><div id="scenario" class="wrap report" hidden></div>`;
  const data = [
    `<script type="application/json" id="run">${inScript(JSON.stringify(summary))}</script>`,
    ...scenarios.map(
      ({ result }, index) =>
        `<script type="text/plain" id="e${index}">${base64(result.evidence ?? packEvidence(result.steps, noEvidence))}</script>`,
    ),
  ];
  return reportDocument({ title: titleOf(run), body, data: data.join('\n'), assets });
}

type ReportDocument = {
  readonly title: string;
  readonly body: Markup;
  readonly data?: string;
  readonly assets: ReportAssets;
};

/** A page that loads nothing, and runs no other script than its own. */
export function reportDocument({ title, body, data = '', assets }: ReportDocument): string {
  const { css, script } = assets;
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en" data-experience="fairlead"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
${reportMark}
<meta name="viewport" content="width=device-width, initial-scale=1">
${html`<title>${title} · Fairlead</title>`.markup}<style>${css}</style></head>
<body>${iconSprite.markup}<a class="skip" href="#main">Skip to content</a>
<main id="main" tabindex="-1">${body.markup}</main>
${data}
<script>${script}</script></body></html>
`;
}

function titleOf(run: RunResult): string {
  const [failed, all] = [failedIn(run), run.scenarios.length];
  const noun = all === 1 ? 'scenario' : 'scenarios';
  if (failed > 0) return `${failed} of ${all} ${noun} failed`;
  return flakyIn(run) > 0 ? `${flakyIn(run)} of ${all} ${noun} flaky` : `${all} ${noun} passed`;
}

function head(run: RunResult): Markup {
  const [first] = run.scenarios;
  const began = run.startedAt ? formatMoment(run.startedAt) : null;
  const how = first && `${first.driver}, ${first.target}, seed ${first.seed}`;
  return html`<div class="console-head"><div class="stack-1"><h1 class="title" tabindex="-1">${titleOf(run)}</h1><p class="muted">${began && `Run of ${began}. `}${how}</p></div></div>
<dl class="stat-row">${stat('Failed', failedIn(run))}${stat('Flaky', flakyIn(run))}${stat('Passed', passedIn(run))}${run.notRun > 0 && stat('Not run', run.notRun)}${stat('Took', formatSeconds(run.ms))}${stat(
    'Steps',
    run.scenarios.reduce((sum, { steps }) => sum + steps.length, 0),
  )}</dl>`;
}

function suspects({ suspects: places = [] }: RunResult): Markup | null {
  if (places.length === 0) return null;
  const items = places.map(
    ({ at, ...counts }) =>
      html`<li><span class="code">${at}</span> <span class="small muted">${describeSuspect(counts)}</span></li>`,
  );
  return html`<section class="stack-2 suspects" aria-labelledby="suspects"><h2 id="suspects" class="subheading">${suspectsTitle}</h2><ol>${items}</ol></section>`;
}

export const formatMoment = (iso: string) => iso.replace('T', ' ').replace(/:\d\d\.\d+Z$/, ' UTC');

export const stat = (name: string, value: string | number) =>
  html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

/** Without the script there is nothing to filter with. */
function tools(scenarios: readonly ReportedScenario[]): Markup {
  const all = scenarios.map(({ summary }) => summary);
  const areas = [...new Set(all.map(({ area }) => area))].filter(Boolean).sort();
  const tags = [...new Set(all.flatMap((one) => one.tags))].sort();
  const shown = (verdict: string, name: string, count: number) =>
    html`<button class="quick" type="button" data-verdict="${verdict}" aria-pressed="${verdict === '' ? 'true' : 'false'}">${name} <span class="num">${count}</span></button>`;
  const counted = (test: (verdict: string) => boolean) =>
    all.filter(({ verdict, attempt }) => attempt === undefined && test(verdict)).length;
  return html`<form id="filter" class="subs-tools" role="search" aria-label="Scenarios" hidden><div class="affix subs-search"><span class="pre" aria-hidden="true">${icon('search', 'icon-sm')}</span><input class="input" type="search" name="words" aria-label="Search scenarios" placeholder="Name, file, or text of a step"></div>
<div class="row quick-row" role="group" aria-label="Verdict">${shown(
    '',
    'All',
    counted(() => true),
  )}${shown(
    'failed',
    'Failed',
    counted((verdict) => !['passed', 'flaky'].includes(verdict)),
  )}${shown(
    'flaky',
    'Flaky',
    counted((verdict) => verdict === 'flaky'),
  )}${shown(
    'passed',
    'Passed',
    counted((verdict) => verdict === 'passed'),
  )}</div>
${select('area', 'Area', 'Every area', areas)}${select('tag', 'Tag', 'Every tag', tags)}<p class="tiny muted" role="status" id="shown"></p></form>`;
}

function select(name: string, label: string, every: string, options: readonly string[]): Markup {
  return html`<span class="select"><select class="input" name="${name}" aria-label="${label}"><option value="">${every}</option>${options.map((option) => html`<option>${option}</option>`)}</select>${icon('chevron-down')}</span>`;
}

function table(scenarios: readonly ReportedScenario[]): Markup {
  const slowest = Math.max(1, ...scenarios.map(({ summary }) => summary.ms));
  return html`<section class="card card-flush" aria-label="Scenarios"><table class="mods scn"><thead><tr><th scope="col">Scenario</th><th scope="col">Result</th><th scope="col">Driver</th><th scope="col" class="right">Took</th></tr></thead><tbody>${scenarios.map((one, index) => row(one, index, slowest))}</tbody></table></section>`;
}

const rowClasses = { passed: '', flaky: 'is-look' } as const;

function row(reported: ReportedScenario, index: number, slowest: number): Markup {
  const { summary, result } = reported;
  const { verdict, name, file, line, area, tags, driver, ms, attempt } = summary;
  const kind = verdict === 'passed' || verdict === 'flaky' ? rowClasses[verdict] : 'is-wrong';
  const said = attempt === undefined ? name : `${name}, attempt ${attempt}`;
  const why = reasonOf(reported);
  return html`<tr class="${kind}" data-verdict="${kind === 'is-wrong' ? 'failed' : verdict}" data-area="${area}" data-tags="${tags.join(' ')}"><th scope="row" class="wide"><a href="#s${index}">${said}</a><small class="code">${file}:${line}</small>${why && html`<small class="why">${why}</small>`}${result.isPlayedAgain && html`<small>${playedAgain}</small>`}${withoutScript(summary.cause, summary.steps)}</th><td class="state">${verdictChip(summary)}</td><td class="drop-sm">${driver}</td><td class="data right"><span class="dur"><span>${formatSeconds(ms)}</span><i class="hide-sm" aria-hidden="true"><i style="width:${Math.max(1, Math.round((ms / slowest) * 100))}%"></i></i></span></td></tr>
`;
}

/** The steps of a scenario for browsers without a script. Others don't build them. */
function withoutScript(
  cause: string | undefined,
  steps: ReportedScenario['summary']['steps'],
): Markup {
  const words = { passed: '', failed: 'Failed: ', skipped: 'Not run: ' };
  return html`<noscript>${cause && html`<pre class="failure-text">${cause}</pre>`}<ol class="plain-steps">${steps.map(({ verdict, text }) => html`<li>${words[verdict]}${text}</li>`)}</ol></noscript>`;
}

const inScript = (json: string) => json.replaceAll('<', '\\u003c');
const base64 = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
