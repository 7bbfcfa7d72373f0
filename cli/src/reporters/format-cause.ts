import type { Paint } from '../paint.ts';
import type { FailureCause, MadeCall, ReportedError } from '../run/terms/result.ts';

/** The maximum number of lines of each kind; the rest is counted. */
const maxLines = 5;
/** The maximum length of a server's response in the terminal; the JSON report contains all of it. */
const maxResponseCharacters = 300;

/** Lists possible causes of a failure, one per line: product errors, failed calls, the page's alerts. Leaves out errors that the failure message already contains. */
export function formatCause(
  {
    errors,
    calls,
    alerts,
    pending = [],
    unended = [],
    amounts = [],
    texts = [],
    cameBy = [],
    silence = [],
    hidden = [],
  }: FailureCause,
  said: string,
  paint: Paint,
): string[] {
  const others = errors.filter(({ message }) => !said.includes(message));
  return [
    ...some(hidden),
    ...some(others.map((error) => formatReportedError(error, paint))),
    ...some(calls.map((call) => formatCallWithResponse(call, paint))),
    ...some(pending.map((call) => `call ${call}, has no response yet`)),
    ...some(unended.map((effect) => `effect that has not ended: ${effect}`)),
    ...amounts,
    ...texts,
    ...cameBy,
    ...silence,
    ...some(alerts.map((text) => `the page says: ${text}`)),
  ];
}

/** Lists the last decisions with their reasons and the line of each rule. */
export function formatDecisions({ decisions }: FailureCause, paint: Paint): string[] {
  return decisions.map(
    ({ router, to, because, at }) =>
      `decided: ${router} → ${to} because ${because}${at ? paint.dim(` (${at})`) : ''}`,
  );
}

/** Names what the model did last: a step that it left out is missing there. */
export const formatTrailLine = ({ trail = [] }: FailureCause, paint: Paint): string[] =>
  trail.length ? [paint.dim(`the model did last: ${trail.join(', ')}`)] : [];

function formatCallWithResponse(
  { name, method, path, status, answer, problem, sentBy = [], bodyBy = [] }: MadeCall,
  paint: Paint,
): string {
  const came =
    status === 'no answer'
      ? `got no response${problem ? ` (${problem})` : ''}`
      : `returned ${status}`;
  const body = answer === undefined ? '' : `: ${cut(JSON.stringify(answer))}`;
  const said = paint.red(`call ${name}, ${method} ${path}, ${came}${body}`);
  const from = [
    ...(sentBy.length > 0 ? [`sent by ${sentBy.join(', ')}`] : []),
    ...(bodyBy.length > 0 ? [`its body is made by ${bodyBy.join(', ')}`] : []),
  ];
  return from.length > 0 ? `${said} ${paint.dim(`(${from.join('; ')})`)}` : said;
}

function formatReportedError(
  { message, where, at, mayBeMeant }: ReportedError,
  paint: Paint,
): string {
  const head = mayBeMeant ? 'an effect failed with' : 'product error';
  return `${paint.red(`${head}: ${message}`)} ${paint.dim(`(${where}${at ? `, ${at}` : ''})`)}`;
}

function some(lines: readonly string[]): string[] {
  if (lines.length <= maxLines) return [...lines];
  return [...lines.slice(0, maxLines), `and ${lines.length - maxLines} more`];
}

const cut = (text: string) =>
  text.length > maxResponseCharacters ? `${text.slice(0, maxResponseCharacters - 1)}…` : text;
