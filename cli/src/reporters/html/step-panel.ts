import { formatLocation } from '../../language/source.ts';
import type { CallEvidence, DecisionEvidence, StoreChange } from '../../run/terms/evidence.ts';
import type { ReportedError, StepFailure, StepResult } from '../../run/terms/result.ts';
import { formatSeconds } from '../format-seconds.ts';
import { icon } from './icons.ts';
import { html, type Markup } from './markup.ts';
import { outlineView } from './outline-view.ts';
import type { ShownStep } from './shown-steps.ts';

/** Renders what one step did. */
export function stepPanel(shown: ShownStep, index: number, count: number, persona: string): Markup {
  const { step, position } = shown;
  const who = step.actor === persona ? '' : `${step.actor}: `;
  const link = (to: number, text: string) =>
    to >= 1 && to <= count && html`<a href="#s${index}-${to}">${text}</a>`;
  return html`<header><h2 class="subheading" id="step-title" tabindex="-1">${position}. ${who}${step.text}</h2><span class="row">${mark(step)}${step.verdict !== 'skipped' && html`<span class="tiny muted num">${formatSeconds(step.ms)}</span>`}<span class="code muted">${formatLocation(step.at)}</span><span class="row small">${link(position - 1, 'Previous step')}${link(position + 1, 'Next step')}</span></span></header>
<div class="pad">${step.verdict === 'skipped' ? html`<p class="small muted">The scenario ended before this step.</p>` : details(shown)}</div>`;
}

function details({
  step,
  evidence,
  before,
  after,
  addressBefore,
  pictureBefore,
  bodies,
}: ShownStep) {
  const { calls = [], decisions = [], stores = [], address = null } = evidence ?? {};
  return [
    step.failure && failureView(step.failure),
    evidence && outlineView({ before, after, addressBefore, address }),
    picturesView(pictureBefore, step.picture),
    section(
      'Calls',
      calls.length,
      calls.map((call) => callView(call, bodies)),
    ),
    section('Decisions', decisions.length, [
      html`<ol class="decide">${decisions.map(decisionView)}</ol>`,
    ]),
    section(
      'Stores',
      stores.length,
      [html`<div class="diff">${stores.map(storeView)}</div>`],
      'changed',
    ),
    section('Errors', step.errors.length, step.errors.map(errorView)),
    section('Screens', step.screens.length, [
      html`<p class="code">${step.screens.join(' → ')}</p>`,
    ]),
    section(
      'Toasts',
      step.toasts.length,
      step.toasts.map((text) => html`<p class="small">${text}</p>`),
    ),
    section('Analytics', step.events.length, [
      html`<p class="code">${step.events.map(({ name }) => name).join(', ')}</p>`,
    ]),
    html`<p class="tiny muted">${nothingOf([
      [calls.length, 'call'],
      [decisions.length, 'decision'],
      [step.errors.length, 'error'],
    ])}</p>`,
  ];
}

/** Says what a step didn't do, so that a missing section isn't taken for a missing recording. */
function nothingOf(counts: readonly (readonly [number, string])[]): string {
  const none = counts.filter(([count]) => count === 0).map(([, name]) => name);
  return none.length === 0 ? '' : `No ${none.join(', no ')} in this step.`;
}

function section(
  title: string,
  count: number,
  content: readonly Markup[],
  word = '',
): Markup | false {
  return (
    count > 0 &&
    html`<div><h3><span>${title}</span><span>${count}${word && ` ${word}`}</span></h3>${content}</div>`
  );
}

function mark({ verdict }: StepResult): Markup {
  if (verdict === 'passed')
    return html`<span class="diff-mark is-added">${icon('check', 'icon-sm')}Passed</span>`;
  return verdict === 'failed'
    ? html`<span class="diff-mark is-removed">${icon('error', 'icon-sm')}Failed</span>`
    : html`<span class="diff-mark is-same">${icon('minus', 'icon-sm')}Not run</span>`;
}

function failureView({ message, expected, found, at = [] }: StepFailure): Markup {
  const column = (title: string, lines: readonly string[]) =>
    html`<div><p class="tiny muted">${title}</p>${lines.map((line) => html`<p class="code">${line}</p>`)}</div>`;
  return html`<div><h3><span>What went wrong</span></h3><p class="failure-text">${[message, ...at.map((place) => `at ${place}`)].join('\n')}</p>${expected && found && html`<div class="expected">${column('Expected', expected)}${column('Found', found)}</div>`}</div>`;
}

const picturesView = (before: string | undefined, after: string | undefined) =>
  after !== undefined &&
  html`<div class="side">${[
    before !== undefined && pictureView('Picture before', before, 'The page before the step'),
    pictureView('Picture after', after, 'The page after the step'),
  ]}</div>`;

const pictureView = (title: string, source: string, alt: string) =>
  html`<div><h3>${title}</h3><div class="shot"><img src="${source}" alt="${alt}"></div></div>`;

function callView(call: CallEvidence, bodies: readonly string[]): Markup {
  const { name, method, path, status, query, body, response } = call;
  const ok = typeof status === 'number' && status < 400;
  const line = html`<span>${method}</span><span>${path} <span class="muted">${name}</span></span><span class="${ok ? 'ok' : 'bad'}">${status === 'no answer' ? 'no response' : status}</span>`;
  const part = (title: string, number: number | undefined) =>
    number !== undefined &&
    html`<p class="cap">${title}</p><pre class="codeblock" tabindex="0">${bodies[number] ?? ''}</pre>`;
  const parts = [part('Query', query), part('Sent', body), part('Received', response)];
  return parts.some(Boolean)
    ? html`<details class="call-body"><summary class="call">${line}</summary>${parts}</details>`
    : html`<p class="call">${line}</p>`;
}

const decisionView = ({ router, to, because, facts, at }: DecisionEvidence) =>
  html`<li><span class="strong">${router}</span><span class="code">→ ${to}</span><span class="small">because ${because}</span>${facts.length > 0 && html`<span class="fx">${facts.map((fact) => html`<span>${fact}</span>`)}</span>`}${at && html`<span class="code muted">${at}</span>`}</li>`;

function storeView({ store, path, before, after }: StoreChange): Markup {
  const name = path ? `${store}.${path}` : store;
  const line = (kind: string, sign: string, value: string | undefined) =>
    value !== undefined &&
    html`<div class="${kind}"><span>${sign}</span><span>${name} ${value}</span></div>`;
  return html`${line('del', '−', before)}${line('add', '+', after)}`;
}

const errorView = ({ message, where, at, mayBeMeant }: ReportedError) =>
  html`<p class="failure-text">${mayBeMeant ? 'An effect failed with: ' : ''}${message} (${where}${at ? `, ${at}` : ''})</p>`;
