import type { StepFailure } from '../terms/result.ts';
import type { ScenarioSession } from '../terms/scenario-session.ts';
import { differingTexts } from './differing-texts.ts';
import { findAmount } from './find-amount.ts';
import { findLack, findText, isSent } from './find-text.ts';
import { formatAmountSources } from './format-amount-sources.ts';
import { formatBodySources } from './format-body-sources.ts';
import { formatCameBy } from './format-came-by.ts';
import { formatNumberSources, hasDifferingNumber } from './format-number-sources.ts';
import { formatRenamed } from './format-renamed.ts';
import { formatTextSources } from './format-text-sources.ts';
import { formatWantedRule } from './format-wanted-rule.ts';
import { formatWantedTexts } from './format-wanted-texts.ts';
import { placesWriting } from './written-texts.ts';

/** `wanted`: where the sources write what isn't there. */
type Traces = Readonly<Record<'amounts' | 'texts' | 'cameBy' | 'wanted', readonly string[]>>;

/** The screen on the page, its area, and the line of the component that draws it. */
type OpenScreen = {
  readonly screen: string | null;
  readonly area: string | undefined;
  readonly drawnAt: string | undefined;
};

/** What was said since the step before: toasts, which may be gone, and whether the server refused something. */
type Said = { readonly toasts: readonly string[]; readonly isRefused: boolean };

/** Says where the amounts and texts of a failure come from; if nothing is known of them, how the screen was reached. */
export async function traceFailure(
  failure: StepFailure,
  actor: string,
  session: ScenarioSession,
  { screen, area, drawnAt }: OpenScreen,
  { toasts, isRefused }: Said,
): Promise<Traces> {
  // Read from the page once, and only if something is traced.
  let read: ReturnType<typeof knownOf> | undefined;
  const known = () => {
    read ??= knownOf(actor, session);
    return read;
  };
  const amounts = await formatAmountSources(failure, async (amount) => {
    if (!screen || !session.stores) return null;
    const { stores, answers } = await known();
    return findAmount(amount, screen, stores, answers);
  });
  const { found = [] } = failure;
  const texts = await formatTextSources(
    { ...failure, found: [...found, ...toasts] },
    {
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
    },
  );
  const traced = {
    amounts: [...amounts, ...(await tracedNumbers())],
    texts: [
      ...(texts.length > 0 ? texts : formatRenamed(failure, area)),
      ...formatBodySources(failure, area),
      ...formatWantedRule(failure),
    ],
  };
  if (traced.amounts.length + traced.texts.length > 0) return { ...traced, cameBy: [], wanted: [] };
  if (differingTexts(failure).length > 0 || isRefused) return { ...traced, cameBy: [], wanted: [] };
  const cameBy = await openedBy();
  const wanted = cameBy.length > 0 ? [] : formatWantedTexts(failure, area, drawnAt);
  return { ...traced, cameBy, wanted };

  async function tracedNumbers(): Promise<readonly string[]> {
    if (!hasDifferingNumber(failure)) return [];
    const { stores, answers } = await known();
    return formatNumberSources(failure, stores, answers);
  }

  /** A step that waited for something to appear may be on another screen than it expects. */
  async function openedBy(): Promise<readonly string[]> {
    const location = failure.message.includes('waited') && (await session.cameBy?.(actor));
    return location ? [formatCameBy(location)].flat() : [];
  }
}

/** What the stores of the open area and the responses of the document hold. */
const knownOf = async (actor: string, session: ScenarioSession) => ({
  stores: (await session.stores?.(actor)) ?? new Map<string, unknown>(),
  answers: (await session.lastAnswers?.(actor)) ?? new Map<string, unknown>(),
});
