import { routeNames, routeOf } from '@fairlead/domain';
import { maskCards } from '@fairlead/headless-page/secrets/card-number';
import type { Outline } from '@fairlead/ui/semantics/outline';
import { nodesOf, textsOf } from '@fairlead/ui/semantics/write-outline';
import type { FailureCause, MadeCall, ReportedError, StepFailure } from '../terms/result.ts';
import type { ScenarioEvent, ScenarioSession } from '../terms/scenario-session.ts';
import { locationsOfCall } from './call-locations.ts';
import { findAmount } from './find-amount.ts';
import { findLack, findText, isSent } from './find-text.ts';
import { formatAmountSources } from './format-amount-sources.ts';
import { bodySourcesOf, formatBodySources } from './format-body-sources.ts';
import { formatCameBy } from './format-came-by.ts';
import { formatHiddenParts } from './format-hidden-parts.ts';
import { formatNumberSources, hasDifferingNumber } from './format-number-sources.ts';
import { formatSilence } from './format-silence.ts';
import { formatTextSources } from './format-text-sources.ts';
import { locationOfRule } from './rule-location.ts';
import { locationOfScreen } from './screen-location.ts';
import { factsOf } from './step-facts.ts';
import { placesWriting } from './written-texts.ts';

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
  const { calls, errors } = factsOf(journal.slice(since));
  const { decisions } = factsOf(journal);
  // If the page can't be read, the failure itself has the reason.
  const page = await session.observe(actor).catch(() => null);
  const outline = page?.outline ?? [];
  const pending = (await session.pendingCalls?.(actor)) ?? [];
  const unended = (pending.length === 0 && (await session.pendingEffects?.(actor))) || [];
  // Read from the page once, and only if something is traced.
  let read: ReturnType<typeof knownOf> | undefined;
  const known = () => {
    read ??= knownOf(actor, session);
    return read;
  };
  const area = areaOf(page?.screen);
  const amounts = await formatAmountSources(failure, async (amount) => {
    if (!page?.screen || !session.stores) return null;
    const { stores, answers } = await known();
    return findAmount(amount, page.screen, stores, answers);
  });
  const texts = await formatTextSources(failure, {
    async sourceOf(text) {
      const { stores, answers } = await known();
      return findText(text, stores, answers);
    },
    async lackOf(text, others) {
      const { stores, answers } = await known();
      return findLack(text, others, stores, answers);
    },
    async isSent(text) {
      return isSent(text, (await known()).answers);
    },
    placesWriting: (text, wanted) => placesWriting(text, wanted, area),
  });
  const numbers = await numbersOf(failure, known);
  const bodies = formatBodySources(failure, area);
  const traced = [...amounts, ...numbers, ...texts, ...bodies];
  const silence = formatSilence(failure, area, calls);
  const hidden = formatHiddenParts(failure, (await session.hiddenParts?.(actor)) ?? []);
  const trail = (await session.trail?.(actor)) ?? [];
  const cameBy = await cameByOf(actor, session, failure);
  const drawnAt = page?.screen ? drawnBy(page.screen) : undefined;
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
      amounts: [...amounts, ...numbers],
      texts: [...texts, ...bodies],
      cameBy: traced.length > 0 ? [] : cameBy,
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

async function numbersOf(
  failure: StepFailure,
  known: () => ReturnType<typeof knownOf>,
): Promise<readonly string[]> {
  if (!hasDifferingNumber(failure)) return [];
  const { stores, answers } = await known();
  return formatNumberSources(failure, stores, answers);
}

/** A step that waited for something to appear may be on another screen than it expects. */
async function cameByOf(
  actor: string,
  session: ScenarioSession,
  { message }: StepFailure,
): Promise<readonly string[]> {
  const location = message.includes('waited') && (await session.cameBy?.(actor));
  return location ? [formatCameBy(location)] : [];
}

/** What the stores of the open area and the responses of the document hold. */
const knownOf = async (actor: string, session: ScenarioSession) => ({
  stores: (await session.stores?.(actor)) ?? new Map<string, unknown>(),
  answers: (await session.lastAnswers?.(actor)) ?? new Map<string, unknown>(),
});

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
