import { routeNames, routeOf } from '@fairlead/domain';
import { maskCards } from '@fairlead/headless-page/secrets/card-number';
import type { Outline } from '@fairlead/ui/semantics/outline';
import { nodesOf, textsOf } from '@fairlead/ui/semantics/write-outline';
import type { FailureCause, MadeCall, ReportedError, StepFailure } from '../terms/result.ts';
import type { ScenarioEvent, ScenarioSession } from '../terms/scenario-session.ts';
import { locationsOfCall } from './call-locations.ts';
import { bodySourcesOf } from './format-body-sources.ts';
import { formatHiddenParts } from './format-hidden-parts.ts';
import { formatSilence } from './format-silence.ts';
import { locationOfRule } from './rule-location.ts';
import { locationOfScreen } from './screen-location.ts';
import { factsOf } from './step-facts.ts';
import { traceFailure } from './trace-failure.ts';

/** How many of the latest decisions are shown. */
const lastDecisions = 3;

/** Collects the possible causes of a failure. `since` is the journal's length when the previous step began. */
export async function findCause(
  actor: string,
  session: ScenarioSession,
  journal: readonly ScenarioEvent[],
  since: number,
  failure: StepFailure,
): Promise<FailureCause> {
  const { calls, errors, toasts } = factsOf(journal.slice(since));
  const { decisions } = factsOf(journal);
  // If the page can't be read, the failure itself has the reason.
  const page = await session.observe(actor).catch(() => null);
  const outline = page?.outline ?? [];
  const pending = (await session.pendingCalls?.(actor)) ?? [];
  const unended = (pending.length === 0 && (await session.pendingEffects?.(actor))) || [];
  const area = areaOf(page?.screen);
  const drawnAt = page?.screen ? drawnBy(page.screen) : undefined;
  const screen = { screen: page?.screen ?? null, area, drawnAt };
  const { wanted, ...traces } = await traceFailure(failure, actor, session, screen, {
    toasts,
    isRefused: errors.length > 0 || calls.some((call) => isRefused(call) && !isAbsence(call)),
  });
  // What was sent on the way to this screen has been responded to.
  const opened = journal.findLastIndex(({ kind }) => kind === 'screen');
  const here = factsOf(journal.slice(Math.max(since, opened))).calls;
  // Where something else is there than expected, that says more.
  const isOther = traces.amounts.length + traces.texts.length > 0;
  const silence = isOther ? [] : formatSilence(failure, area, here);
  const hidden = formatHiddenParts(failure, (await session.hiddenParts?.(actor)) ?? []);
  const trail = (await session.trail?.(actor)) ?? [];
  const nodes = nodesOf(outline);
  const dialog = nodes.find(({ states }) => states.modal);
  return {
    errors: onePerMessage(errors),
    calls: unlike(calls.filter(isRefused)).map((call) => {
      const sentBy = locationsOfCall(call.name, area);
      const bodyBy = bodySourcesOf(call, area);
      return {
        ...call,
        ...(sentBy.length > 0 ? { sentBy } : {}),
        ...(bodyBy.length > 0 ? { bodyBy } : {}),
      };
    }),
    ...withoutEmpty({
      pending,
      unended,
      ...traces,
      texts: [...traces.texts, ...wanted],
      silence,
      hidden,
      trail,
    }),
    ...(drawnAt ? { drawnAt } : {}),
    alerts: alertsOn(outline).map(maskCards),
    decisions: decisions.slice(-lastDecisions).map((decision) => {
      const at = locationOfRule(decision);
      return at ? { ...decision, at } : decision;
    }),
    ...(page?.address ? { address: maskCards(pathOf(page.address)) } : {}),
    heading: nodes.find(({ role }) => role === 'heading')?.name ?? null,
    ...(dialog ? { dialog: dialog.name } : {}),
  };
}

/** A screen's name may be any text in a test. */
const routeNamed = (screen: string | null | undefined) =>
  routeNames.find((known) => known === screen);

const areaOf = (screen: string | null | undefined) => {
  const name = routeNamed(screen);
  return name && routeOf(name).area;
};

const drawnBy = (screen: string) => {
  const name = routeNamed(screen);
  return name && locationOfScreen(routeOf(name).area, name);
};

/** Leaves out the facts that there are none of. */
const withoutEmpty = (facts: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(facts).filter(([, lines]) => lines.length > 0));

/** The query may contain a code of a sign-in. */
const pathOf = (address: string) => address.split(/[?#]/)[0] ?? '';

/** Returns the page's alerts and invalid fields. */
function alertsOn(outline: Outline): readonly string[] {
  const said = nodesOf(outline).flatMap(({ role, name, states, description, children }) => {
    if (role === 'alert') return [textsOf(children).join(' ') || name];
    return states.invalid ? [`${name}: ${description ?? 'invalid'}`] : [];
  });
  return [...new Set(said.filter((text) => text.trim() !== ''))];
}

/** Asking for what isn't there yet is no failure. */
const isAbsence = ({ method, status }: MadeCall) => method === 'GET' && status === 404;

const isRefused = ({ status }: MadeCall) => status === 'no answer' || status >= 400;

/** Reports a failed call that a poll repeats only once. */
function unlike(calls: readonly MadeCall[]): readonly MadeCall[] {
  return [...new Map(calls.map((call) => [JSON.stringify(call), call])).values()];
}

/** Keeps one error per message: several locations may report the same error. */
export function onePerMessage(errors: readonly ReportedError[]): readonly ReportedError[] {
  const first = new Map<string, ReportedError>();
  for (const error of errors) {
    const known = first.get(error.message);
    if (!known) first.set(error.message, error);
    else if (known.mayBeMeant && !error.mayBeMeant)
      first.set(error.message, { ...(known.at ? { at: known.at } : {}), ...error });
    else if (!known.at && error.at) first.set(error.message, { ...known, at: error.at });
  }
  return [...first.values()];
}
