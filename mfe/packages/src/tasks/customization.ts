import { coverageLabel, formatOutOfPocket, headlineLimit } from '@fairlead/domain/packages';
import { type BrowserActor, defineTask, none } from '@fairlead/mfe-kit/area';
import { defaulted, object, optional, string } from 'superstruct';
import { content } from '../content.ts';
import { limitName, shown } from '../screens/labels.ts';
import type { Actor } from './hands.ts';

const { package: text } = content;

/** A limit or out-of-pocket of a coverage, by the words on the page. */
const Choice = object({
  coverage: string(),
  /** Which limit; without it, the one on the coverage's card. */
  limit: optional(string()),
  to: string(),
});

/** What a client does on a package's page. */
export const customizationTasks = [
  defineTask({
    name: 'open coverage',
    input: string(),
    model: async (actor: Actor, coverage) =>
      actor.send(actor.model.packagePage.drawer.opened, nameOf(actor, coverage)),
    browser: openCoverage,
  }),
  defineTask({
    name: 'close coverage',
    input: none,
    model: async (actor: Actor) => actor.send(actor.model.packagePage.drawer.closeAsked, undefined),
    browser: async (actor) => actor.act([{ press: text.drawer.close }]),
  }),
  defineTask({
    name: 'customize package',
    input: none,
    model: async (actor: Actor) => {
      const { duplication } = actor.model.packagePage;
      await actor.send(duplication.asked, undefined);
      await actor.send(duplication.confirmed, undefined);
      await actor.until(() => !actor.get(duplication.$isBusy), 'The copy of the package');
    },
    browser: async (actor) => {
      await actor.act([{ press: text.customize.action }, { press: text.customize.primary }]);
    },
  }),
  defineTask({
    name: 'change limit',
    input: Choice,
    model: async (actor: Actor, input) => {
      const { drawer } = actor.model.packagePage;
      await actor.send(drawer.opened, nameOf(actor, input.coverage));
      const { part, value, isReview } = choiceOf(actor, input);
      await actor.send(isReview ? drawer.reviewToggled : drawer.nowChosen, { part, value });
      await actor.send(drawer.applied, undefined);
    },
    browser: async (actor, input) => {
      await openCoverage(actor, input.coverage);
      await choosePart(actor, input);
      await actor.act([{ press: text.drawer.apply }]);
    },
  }),
  defineTask({
    name: 'add coverage',
    input: string(),
    model: async (actor: Actor, coverage) => {
      const { additions, customization } = actor.model.packagePage;
      const found = actor
        .get(additions)
        .find((addition) => coverageLabel(addition.coverage) === coverage);
      if (!found) throw new Error(missing('be added', coverage, actor.get(additions)));
      await actor.send(customization.tried, { kind: 'add', coverage: found.coverage });
    },
    browser: async (actor, coverage) => actor.act([{ press: `${text.add.action} ${coverage}` }]),
  }),
  defineTask({
    name: 'remove coverage',
    input: string(),
    model: async (actor: Actor, coverage) => {
      const { drawer } = actor.model.packagePage;
      await actor.send(drawer.opened, nameOf(actor, coverage));
      await actor.send(drawer.removeAsked, undefined);
    },
    browser: async (actor, coverage) => {
      await openCoverage(actor, coverage);
      await actor.act([{ press: text.drawer.remove }]);
    },
  }),
  defineTask({
    name: 'remove the dependents too',
    input: none,
    model: async (actor: Actor) =>
      actor.send(actor.model.packagePage.customization.removalConfirmed, undefined),
    browser: async (actor) => actor.act([{ press: text.dependents.primary }]),
  }),
  defineTask({
    name: 'discard changes',
    input: none,
    model: async (actor: Actor) =>
      actor.send(actor.model.packagePage.customization.discarded, undefined),
    browser: async (actor) => actor.act([{ press: text.summary.discard }]),
  }),
  defineTask({
    name: 'save and update',
    input: none,
    model: async (actor: Actor) => {
      await actor.send(actor.model.packagePage.primaryPressed, undefined);
      await actor.until(
        () => !actor.get(actor.model.packagePage.saving.$isRepricing),
        'The new price',
      );
    },
    browser: async (actor) => {
      await actor.act([{ press: 'Save & Update' }]);
      await actor.appears('.summary-lines', 'The new price');
    },
  }),
  defineTask({
    name: 'request review',
    input: defaulted(optional(string()), ''),
    model: async (actor: Actor, note) => {
      const { saving, primaryPressed } = actor.model.packagePage;
      await actor.send(primaryPressed, undefined);
      await actor.send(saving.noteTyped, note ?? '');
      await actor.send(saving.reviewSent, undefined);
    },
    browser: async (actor, note) => {
      await actor.act([
        { press: 'Request Review' },
        { fill: text.review.label, with: note ?? '' },
        { press: text.review.primary },
      ]);
    },
  }),
  defineTask({
    name: 'continue with the package',
    input: none,
    model: async (actor: Actor) => actor.send(actor.model.packagePage.primaryPressed, undefined),
    browser: async (actor) => actor.act([{ press: 'Continue to Payment' }]),
  }),
  defineTask({
    name: 'rename custom package',
    input: defaulted(optional(string()), ''),
    model: async (actor: Actor, name) => {
      const { own } = actor.model.packagePage;
      await actor.send(own.renameOpened, undefined);
      await actor.send(own.nameTyped, name ?? '');
      await actor.send(own.renamed, undefined);
    },
    browser: async (actor, name) =>
      actor.act([
        { press: text.rename.action },
        { fill: text.rename.label, with: name ?? '' },
        { press: text.rename.primary },
      ]),
  }),
  defineTask({
    name: 'delete custom package',
    input: none,
    model: async (actor: Actor) => {
      const { own } = actor.model.packagePage;
      await actor.send(own.deleteOpened, undefined);
      await actor.send(own.deleted, undefined);
    },
    browser: async (actor) =>
      actor.act([{ press: text.remove.action }, { press: text.remove.primary }]),
  }),
  defineTask({
    name: 'ask for additional needs',
    input: string(),
    model: async (actor: Actor, details) => {
      const { needs } = actor.model.packagePage;
      await actor.send(needs.opened, undefined);
      await actor.send(needs.typed, details);
      await actor.send(needs.sent, undefined);
    },
    browser: async (actor, details) =>
      actor.act([
        { press: text.needs.action },
        { fill: text.needs.label, with: details },
        { press: text.needs.primary },
      ]),
  }),
];

/** The wire's name of a coverage that the page shows by this label. */
function nameOf(actor: Actor, label: string): string {
  const enabled = actor.get(actor.model.packagePage.customization.$enabled);
  const found = enabled.find((name) => coverageLabel(name) === label);
  if (!found)
    throw new Error(
      missing(
        'be opened',
        label,
        enabled.map((coverage) => ({ coverage })),
      ),
    );
  return found;
}

const missing = (what: string, label: string, there: readonly { readonly coverage: string }[]) =>
  `The coverage '${label}' was to ${what}. There are ${there.map(({ coverage }) => coverageLabel(coverage)).join(', ') || 'none'}.`;

type Asked = {
  readonly coverage: string;
  readonly limit?: string | undefined;
  readonly to: string;
};

/** The part and value that the words mean, and whether it stands under REQUIRES REVIEW. */
function choiceOf(actor: Actor, { coverage, limit, to }: Asked) {
  const { drawer } = actor.model.packagePage;
  const parts = actor.get(drawer.$parts);
  const headline = headlineLimit(actor.get(drawer.$coverage)?.coverage.limits ?? []);
  const part = parts.find(({ name, label }) =>
    limit ? wordOf(name, label) === limit.toLowerCase() : name === headline?.unique_name,
  );
  const value = [...(part?.now ?? []), ...(part?.review ?? [])].find(
    (one) => part && amountOf(part, one) === to,
  );
  if (!part || value === undefined)
    throw new Error(
      `${coverage} was to have '${to}'. It offers ${[...(part?.now ?? []), ...(part?.review ?? [])].map((one) => part && amountOf(part, one)).join(', ') || 'no choice'}.`,
    );
  return { part: part.name, value, isReview: part.review.includes(value) };
}

const wordOf = (name: string, label: string | null) => (label ?? limitName(name)).toLowerCase();
const amountOf = ({ unit, label }: { unit: string; label: string | null }, value: number) =>
  label ? formatOutOfPocket({ value, unit }) : shown({ value, unit });

async function openCoverage(actor: BrowserActor, coverage: string): Promise<void> {
  await actor.act([{ press: `${text.card.details}: ${coverage}` }]);
}

/** Chooses in the group of that name, or in the first: the driver's words reach a fieldset by its legend. */
async function choosePart(actor: BrowserActor, { limit, to }: Asked): Promise<void> {
  const first = actor.browser.$('.limit-group legend');
  const legend = limit ?? String(await first.getProperty('textContent'));
  await actor.act([{ choose: to, in: legend }]);
}
