import { redactText } from '@fairlead/headless-page/secrets/redact-text';
import type { Paint } from '../paint.ts';
import { formatFailedStep } from '../reporters/format-failure.ts';
import { formatSeconds } from '../reporters/format-seconds.ts';
import type { StepResult } from '../run/terms/result.ts';

/** Says what a step did: the screens, calls, decisions, events and messages since the step before, or why it failed. */
export function formatPlayed(step: StepResult, paint: Paint): string {
  const { text, verdict, ms, screens, decisions, calls, events, toasts } = step;
  const isFailed = verdict === 'failed';
  const head = `${isFailed ? paint.red('failed') : paint.green('passed')} ${text} ${paint.dim(formatSeconds(ms))}`;
  const happened = [
    ...screens.map((name) => `screen ${name}`),
    ...calls.map(({ name, method, path, status }) => `call ${name}, ${method} ${path}: ${status}`),
    ...decisions.map(({ router, to, because }) => `decided: ${router} → ${to} because ${because}`),
    ...events.map(({ name }) => `event ${name}`),
    ...toasts.map((message) => `message: ${message}`),
  ];
  const lines = [
    ...happened.map((line) => `  ${line}`),
    ...(isFailed ? formatFailedStep(step, paint) : []),
  ];
  return [head, ...lines].map((line) => `${redactText(line)}\n`).join('');
}
