import type { Action, Control } from '../language/plan.ts';
import type { ScenarioSession } from '../run/terms/scenario-session.ts';
import { chooseFault, failing } from './choose-fault.ts';
import type { Familiar } from './familiar.ts';
import type { KnownSaves } from './known-saves.ts';
import type { Noticed } from './noticed.ts';
import { chooseAction, chooseForward, type Offer } from './offered-actions.ts';
import type { Random } from './random.ts';
import { repeatOtherWindow } from './repeat-other-window.ts';
import type { Surroundings, WayOn } from './surroundings.ts';
import type { WalkStep } from './walk-step.ts';

const minute = 60_000;

/** Who walks, and what may happen to them. */
export type Party = Surroundings & {
  /** The first one's page is open; the others come and go. */
  readonly actors: readonly [string, ...string[]];
  /** Whether all actors are windows of one person. */
  readonly areWindows: boolean;
  emailOf(actor: string): string;
  /** Addresses of the product that an actor may type: those of the others' offers. */
  addressesFor(actor: string): Promise<readonly string[]>;
  /** Addresses of what an actor is offered, to which other sites have links. */
  offersOf(actor: string): Promise<readonly string[]>;
  /** Whether no call fails, so that nothing explains an error. */
  readonly isCalm: boolean;
  /** How often a step leads on, from 0 to 1: some go straight to the end, others look around. */
  readonly drive: number;
  /** What the walks before have used. */
  readonly familiar: Familiar;
  /** What the walks before have saved. */
  readonly saves: KnownSaves;
  /** What has appeared in this walk lately. */
  readonly noticed: Noticed;
};

/**
 * Chooses who acts next, and what this person, the browser, the network or the clock does: mostly one step. `hasSaved`: the
 * last step has.
 */
export async function chooseSteps(
  session: ScenarioSession,
  party: Party,
  taken: readonly WalkStep[],
  random: Random,
  hasSaved = false,
): Promise<readonly WalkStep[]> {
  const last = taken.at(-1)?.actor ?? party.actors[0];
  // What was saved in one window is often saved in the other, too.
  const isNext = random.next() < (hasSaved && party.areWindows ? 0.6 : 0.15);
  const others = party.actors.filter((one) => one !== last);
  const actor = (isNext && random.pick(others)) || last;
  const actions = await chooseFor(actor, session, party, taken, random);
  return actions.map((action) => ({ actor, action }));
}

async function chooseFor(
  actor: string,
  session: ScenarioSession,
  party: Party,
  taken: readonly WalkStep[],
  random: Random,
): Promise<readonly Action[]> {
  const isNew = actor !== party.actors[0] && !taken.some((one) => one.actor === actor);
  if (isNew || (party.actors.length > 1 && random.next() < 0.02)) {
    const path = random.pick(await party.addressesFor(actor));
    if (path !== undefined) return [control({ control: 'go to', path })];
  }
  const { screen, address, outline } = await session.observe(actor);
  if (screen === null) return [await offPage(actor, address ?? '', party, random)];
  const happens =
    (await faultFor(actor, session, party, random)) ??
    fromOutside(random, party.areaAt(address ?? '/'));
  if (happens) return [control(happens)];
  const action =
    wayOnFrom(screen, party, random) ??
    (party.areWindows && random.next() < 0.5 ? repeatOtherWindow(actor, outline, taken) : null) ??
    onPage(offerOn(actor, outline, screen, party), party.drive, random);
  return [...failingSave(action, screen, party, random), action];
}

/**
 * The login site, where an account is used or created; from any other page the person comes back, or follows a link to what
 * they are offered.
 */
async function offPage(
  actor: string,
  address: string,
  party: Party,
  random: Random,
): Promise<Action> {
  const wayOn = address.includes('login') ? random.pick(party.waysOn(null)) : undefined;
  if (wayOn) return taskOf(wayOn, party.emailOf(actor));
  const path = random.next() < 0.5 ? random.pick(await party.offersOf(actor)) : undefined;
  return control(path === undefined ? { control: 'go back' } : { control: 'go to', path });
}

function wayOnFrom(screen: string, { waysOn }: Party, random: Random): Action | null {
  const wayOn = random.pick(waysOn(screen));
  return wayOn && random.next() < 0.5 ? taskOf(wayOn) : null;
}

async function faultFor(
  actor: string,
  session: ScenarioSession,
  { calls, isCalm }: Party,
  random: Random,
): Promise<Control | null> {
  if (isCalm || random.next() > 0.05) return null;
  const journal = await session.journal(actor);
  const made = journal.flatMap((one) => (one.kind === 'call' ? one.name : []));
  return chooseFault([...new Set(made)], calls, random);
}

/** Lets what is about to be saved fail, now and then. A fault that is chosen by itself seldom meets a save. */
function failingSave(
  action: Action,
  screen: string,
  { isCalm, saves }: Party,
  random: Random,
): readonly Action[] {
  if (isCalm || action.kind !== 'page') return [];
  const call = random.pick(action.actions.flatMap((one) => saves.of(screen, one)));
  return call !== undefined && random.next() < 0.35 ? [control(failing(call, random))] : [];
}

/** What happens to a page, by the browser, the clock or a new build of its area; mostly nothing. */
function fromOutside(random: Random, area: string | null): Control | null {
  const lot = random.next();
  if (lot < 0.02) return { control: 'reload' };
  if (lot < 0.05) return { control: 'go back' };
  if (lot < 0.06) return { control: 'advance time', ms: 5 * minute };
  if (lot < 0.07) return { control: 'keys', keys: ['Escape'] };
  if (lot < 0.085 && area !== null)
    return { control: 'swap', microFrontend: area, url: `/builds/${area}/index.js` };
  return null;
}

const offerOn = (
  actor: string,
  outline: Offer['outline'],
  screen: string,
  { familiar, noticed }: Party,
): Offer => ({ outline, screen, familiar, isNew: (node) => noticed.isNew(actor, node) });

function onPage(offer: Offer, drive: number, random: Random): Action {
  const isForward = random.next() < drive;
  const action = (isForward && chooseForward(offer, random)) || chooseAction(offer, random);
  if (!action) return control({ control: 'advance time', ms: minute });
  const isTwice = 'press' in action && random.next() < 0.03;
  return { kind: 'page', actions: [isTwice ? { ...action, twice: true } : action] };
}

const control = (what: Control): Action => ({ kind: 'control', ...what });

const taskOf = ({ task, place }: WayOn, email?: string): Action => ({
  kind: 'task',
  ...{ task, place },
  ...(email === undefined ? {} : { input: { email } }),
});
