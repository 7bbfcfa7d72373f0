import { redactText } from '@fairlead/headless-page/secrets/redact-text';
import type { Plan } from '../language/plan.ts';
import { formatLocation } from '../language/source.ts';
import type { Paint } from '../paint.ts';

/** Says which step is next, with its place in the file; or that there is none. */
export function formatStop({ as, steps }: Plan, next: number, paint: Paint): string {
  const step = steps[next];
  if (!step) return '\nnext: nothing. s goes back to the start, q closes the browser.\n';
  const who = step.actor === as ? '' : ` as ${step.actor}`;
  const where = paint.dim(`${formatLocation(step.at)}${who}`);
  const text = paint.bold(redactText(step.text));
  return `\nnext: step ${next + 1} of ${steps.length}  ${text}  ${where}\n`;
}
