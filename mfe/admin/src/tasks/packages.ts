import { type BrowserActor, defineTask, none } from '@fairlead/mfe-kit/area';
import { enums, type Infer, object, optional, string } from 'superstruct';
import { content } from '../content.ts';
import { type Actor, columnCalled, openMenu, quoted } from './actor.ts';

const Status = object({
  name: string(),
  to: enums(['Live', 'Ready', 'Draft', 'Archived', 'Restore']),
});

type StatusWord = Infer<typeof Status>['to'];

/** What a status is called in a step, and what it is then. */
const statusOf = (to: StatusWord) => {
  if (to === 'Archived') return 'ARCHIVED' as const;
  return to === 'Live' || to === 'Ready' ? ('READY' as const) : ('IN_REVIEW' as const);
};

/** What an admin does to a package. */
export const packageTasks = [
  defineTask({
    name: 'set package',
    input: Status,
    model: async (actor: Actor, { name, to }) => {
      const { id, statusLabel, choices } = columnCalled(actor, name);
      const choice = choices.find((one) => one.to === statusOf(to));
      if (!choice)
        throw new Error(
          `The package '${name}' is ${statusLabel} and was to be set to ${to}. It can become ${choices.map(({ label }) => label).join(' or ') || 'nothing else'}.`,
        );
      if (choice.whyNot)
        throw new Error(`The option '${choice.label}' is disabled: ${choice.whyNot}`);
      await actor.send(actor.model.packageStatus.chosen, { packageId: id, to: statusOf(to) });
    },
    browser: async (actor, { name, to }) => {
      await openMenu(actor, `Status of ${name}`);
      await actor.act([{ press: await offeredAs(actor, name, to) }]);
    },
  }),
  defineTask({
    name: 'recommend package',
    input: string(),
    model: async (actor: Actor, name) => switchRecommended(actor, name, true),
    browser: async (actor, name) => actor.act([{ check: `Recommended: ${name}` }]),
  }),
  defineTask({
    name: 'stop recommending package',
    input: string(),
    model: async (actor: Actor, name) => switchRecommended(actor, name, false),
    browser: async (actor, name) => actor.act([{ uncheck: `Recommended: ${name}` }]),
  }),
  defineTask({
    name: 'rename package',
    input: object({ name: string(), to: string(), description: optional(string()) }),
    model: async (actor: Actor, { name, to, description }) => {
      const { naming } = actor.model;
      const { id, whyNotEdit } = columnCalled(actor, name);
      if (whyNotEdit) throw new Error(`The package '${name}' cannot be renamed: ${whyNotEdit}`);
      await actor.send(naming.begun, id);
      await actor.send(naming.typed, {
        name: to,
        ...(description === undefined ? {} : { description }),
      });
      if (!actor.get(naming.$canSave))
        throw new Error(`Save is disabled: ${actor.get(naming.$error) || 'nothing has changed'}`);
      await actor.send(naming.saved, undefined);
    },
    browser: async (actor, { name, to, description }) =>
      actor.act([
        { press: `Edit name and description of ${name}` },
        { fill: content.naming.name, with: to },
        ...(description === undefined
          ? []
          : [{ fill: content.naming.description, with: description }]),
        { press: content.naming.save },
      ]),
  }),
  defineTask({
    name: 'duplicate package',
    input: string(),
    model: async (actor: Actor, name) => {
      const locked = actor.get(actor.model.board.$locked);
      if (locked) throw new Error(`The package '${name}' cannot be duplicated: ${locked}`);
      await actor.send(actor.model.duplicate.asked, columnCalled(actor, name).id);
    },
    browser: async (actor, name) => actor.act([{ press: `Duplicate ${name}` }]),
  }),
  defineTask({
    name: 'copy package link',
    input: string(),
    model: async (actor: Actor, name) =>
      actor.send(actor.model.links.packageLinkCopied, columnCalled(actor, name).id),
    browser: async (actor, name) => actor.act([{ press: `Copy link to ${name}` }]),
  }),
  defineTask({
    name: 'show archived packages',
    input: none,
    model: async (actor: Actor) => toggleArchived(actor, true),
    browser: async (actor) => actor.act([{ press: content.archive.show }]),
  }),
  defineTask({
    name: 'hide archived packages',
    input: none,
    model: async (actor: Actor) => toggleArchived(actor, false),
    browser: async (actor) => actor.act([{ press: content.archive.hide }]),
  }),
];

/** READY is offered as Ready while the submission is quote-blocked, and as Live otherwise: either word will do. */
async function offeredAs({ browser }: BrowserActor, name: string, to: StatusWord): Promise<string> {
  if (to === 'Archived') return 'Archive';
  if (statusOf(to) !== 'READY') return to;
  const isLive = await browser
    .$(
      `//*[@data-package=${quoted(name)}]//*[@role="menuitemradio"][starts-with(normalize-space(.), "Live")]`,
    )
    .isExisting();
  return isLive ? 'Live' : 'Ready';
}

async function switchRecommended(actor: Actor, name: string, to: boolean): Promise<void> {
  const { id, isRecommended, whyNotRecommend } = columnCalled(actor, name);
  if (isRecommended === to) return;
  if (whyNotRecommend) throw new Error(`The switch of '${name}' is disabled: ${whyNotRecommend}`);
  await actor.send(actor.model.recommended.switched, { packageId: id, to });
}

async function toggleArchived(actor: Actor, shows: boolean): Promise<void> {
  const { board } = actor.model;
  if (!actor.get(board.$hasArchived)) throw new Error('There are no archived packages.');
  if (actor.get(board.$showsArchived) === shows)
    throw new Error(`The archived packages are ${shows ? 'shown' : 'hidden'} already.`);
  await actor.send(board.archivedToggled, undefined);
}
