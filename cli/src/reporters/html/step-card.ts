import { formatLocation } from '../../language/source.ts';
import type { MadeCall, StepFailure, StepResult } from '../../run/terms/result.ts';
import { formatSeconds } from '../format-seconds.ts';
import { html, type Markup } from './markup.ts';

const classes = { passed: '', failed: 'is-failed', skipped: 'is-skipped' } as const;

/** Renders one step of the timeline: its text, duration and facts. */
export function stepCard(step: StepResult, id: string, persona: string): Markup {
  const who = step.actor === persona ? '' : `${step.actor}: `;
  return html`<li class="tstep ${classes[step.verdict]}" id="${id}"><article class="card">
<div class="step-head"><h3 class="subheading grow">${who}${step.text}</h3>${chip(step)}${step.verdict !== 'skipped' && html`<span class="tiny muted num">${formatSeconds(step.ms)}</span>`}</div>
${step.verdict !== 'skipped' && body(step)}</article></li>`;
}

function chip({ verdict }: StepResult): Markup | false {
  if (verdict === 'passed') return false;
  return verdict === 'failed'
    ? html`<span class="chip chip-danger">Failed</span>`
    : html`<span class="chip">Not run</span>`;
}

function body(step: StepResult): Markup | false {
  const details = [
    step.failure && failure(step.failure, step),
    section(
      'Screen',
      step.screens.map((name) => html`<p class="code">${name}</p>`),
    ),
    section(
      'Decision',
      step.decisions.map(
        ({ router, to, because }) =>
          html`<p class="code">${router} → ${to}</p><p class="tiny muted">${because}</p>`,
      ),
    ),
    section('Calls', grouped(step.calls).map(callRow)),
    section(
      'Analytics',
      step.events.map(({ name }) => html`<p class="code">${name}</p>`),
    ),
    section(
      'Toasts',
      step.toasts.map((text) => html`<p>${text}</p>`),
    ),
  ].filter((one): one is Markup => Boolean(one));
  if (details.length === 0 && !step.picture) return false;
  return html`<div class="step-body">${step.picture && html`<figure><img src="${step.picture}" alt="The page when this step ended" loading="lazy"></figure>`}<div class="step-detail">${details}</div></div>`;
}

function section(title: string, rows: readonly Markup[]): Markup | false {
  return rows.length > 0 && html`<div><h4>${title}</h4>${rows}</div>`;
}

function failure(
  { message, expected, found, at: thrown = [] }: StepFailure,
  { at }: StepResult,
): Markup {
  const column = (title: string, lines: readonly string[]) =>
    html`<div><p class="tiny muted">${title}</p>${lines.map((line) => html`<p class="strong">${line}</p>`)}</div>`;
  return expected && found
    ? html`<div><h4>Expected and found</h4><div class="expected">${column('Expected', expected)}${column('Found', found)}</div><p class="small muted">${formatLocation(at)}. ${message}</p></div>`
    : html`<div><h4>What went wrong</h4><p class="failure-text">${[message, ...thrown.map((place) => `at ${place}`)].join('\n')}</p><p class="small muted">${formatLocation(at)}</p></div>`;
}

type Grouped = MadeCall & { readonly times: number };

/** Merges repeated calls, as in a poll, into one row with a count. */
function grouped(calls: readonly MadeCall[]): Grouped[] {
  const rows: Grouped[] = [];
  for (const call of calls) {
    const last = rows.at(-1);
    const same =
      last && last.name === call.name && last.path === call.path && last.status === call.status;
    if (same) rows[rows.length - 1] = { ...last, times: last.times + 1 };
    else rows.push({ ...call, times: 1 });
  }
  return rows;
}

function callRow({ method, path, status, times }: Grouped): Markup {
  const ok = typeof status === 'number' && status < 400;
  return html`<p class="call"><span>${method}</span><span>${path}${times > 1 && ` ×${times}`}</span><span class="${ok ? 'ok' : 'bad'}">${status === 'no answer' ? '—' : status}</span></p>`;
}
