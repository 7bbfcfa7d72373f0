import type { Paint } from '../paint.ts';
import type { FailureCause, MadeCall, ReportedError } from '../run/result.ts';

/** How many lines of each kind; the rest is counted. */
const most = 5;
/** How much of a server's answer stands on the first screen; the JSON report has all of it. */
const mostOfAnswer = 300;

/** What may have led to a failure, a line each: errors of the product, refused calls, what the page calls wrong. What the failure has `said` is not told again. */
export function sayCause(
  { errors, calls, alerts }: FailureCause,
  said: string,
  paint: Paint,
): string[] {
  const others = errors.filter(({ message }) => !said.includes(message));
  return [
    ...some(others.map((error) => sayError(error, paint))),
    ...some(calls.map((call) => paint.red(sayCall(call)))),
    ...some(alerts.map((text) => `the page says: ${text}`)),
  ];
}

/** The last decisions with their reasons, each with the line of its rule. */
export function sayDecisions({ decisions }: FailureCause, paint: Paint): string[] {
  return decisions.map(
    ({ router, to, because, at }) =>
      `decided: ${router} → ${to} because ${because}${at ? paint.dim(` (${at})`) : ''}`,
  );
}

export function sayCall({ name, method, path, status, answer }: MadeCall): string {
  const came = status === 'no answer' ? 'was not answered' : `was answered ${status}`;
  const body = answer === undefined ? '' : `: ${cut(JSON.stringify(answer))}`;
  return `call ${name}, ${method} ${path}, ${came}${body}`;
}

function sayError({ message, where, at, mayBeMeant }: ReportedError, paint: Paint): string {
  const head = mayBeMeant ? 'an effect ended with' : 'error of the product';
  return `${paint.red(`${head}: ${message}`)} ${paint.dim(`(${where}${at ? `, ${at}` : ''})`)}`;
}

function some(lines: readonly string[]): string[] {
  if (lines.length <= most) return [...lines];
  return [...lines.slice(0, most), `and ${lines.length - most} more`];
}

const cut = (text: string) =>
  text.length > mostOfAnswer ? `${text.slice(0, mostOfAnswer - 1)}…` : text;
