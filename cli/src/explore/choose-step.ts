import type { Action, Control, TaskAction } from '../language/plan.ts';
import type { TaskPlace } from '../language/task-place.ts';
import type { ScenarioSession } from '../run/terms/scenario-session.ts';
import { chooseFault } from './choose-fault.ts';
import type { Familiar } from './familiar.ts';
import { chooseAction, chooseForward, type Offer } from './offered-actions.ts';
import type { Random } from './random.ts';
import type { WalkStep } from './walk-step.ts';

const minute = 60_000;

const loginSite: TaskPlace = { screens: null, says: 'the login site' };
const verifyEmail: TaskPlace = { screens: ['verify-email'], says: 'verify-email' };

/** Who walks, and what may happen to them. */
export type Party = {
  /** The first one's page is open; the others come and go. */
  readonly actors: readonly [string, ...string[]];
  emailOf(actor: string): string;
  /** Addresses of the product that an actor may type: those of the others' offers. */
  addressesFor(actor: string): Promise<readonly string[]>;
  /** Whether no call fails, so that nothing explains an error. */
  readonly isCalm: boolean;
  /** How often a step leads on, from 0 to 1: some go straight to the end, others look around. */
  readonly drive: number;
  /** What the walks before have used. */
  readonly familiar: Familiar;
  /** The names of all calls. */
  readonly calls: readonly string[];
  /** The area that owns the screen of an address. */
  areaAt(address: string): string | null;
};

/** Chooses who acts next, and what this person, the browser, the network or the clock does. */
export async function chooseStep(
  session: ScenarioSession,
  party: Party,
  taken: readonly WalkStep[],
  random: Random,
): Promise<WalkStep> {
  const last = taken.at(-1)?.actor ?? party.actors[0];
  const isNext = party.actors.length > 1 && random.next() < 0.15;
  const actor = (isNext && random.pick(party.actors)) || last;
  const isNew = actor !== party.actors[0] && !taken.some((one) => one.actor === actor);
  return { actor, action: await chooseFor(actor, session, party, random, isNew) };
}

async function chooseFor(
  actor: string,
  session: ScenarioSession,
  party: Party,
  random: Random,
  isNew: boolean,
): Promise<Action> {
  if (isNew || (party.actors.length > 1 && random.next() < 0.02)) {
    const path = random.pick(await party.addressesFor(actor));
    if (path !== undefined) return control({ control: 'go to', path });
  }
  const { screen, address, outline } = await session.observe(actor);
  if (screen === null) return onOtherPage(address ?? '', party.emailOf(actor), random);
  const fault =
    party.isCalm || random.next() > 0.05 ? null : faultFor(actor, session, party, random);
  const happens = (await fault) ?? fromOutside(random, party.areaAt(address ?? '/'));
  if (happens) return control(happens);
  if (screen === 'verify-email' && random.next() < 0.5)
    return { ...task('open the verification e-mail'), place: verifyEmail };
  return onPage({ outline, screen, familiar: party.familiar }, party.drive, random);
}

async function faultFor(
  actor: string,
  session: ScenarioSession,
  { calls }: Party,
  random: Random,
): Promise<Control> {
  const journal = await session.journal(actor);
  const made = journal.flatMap((one) => (one.kind === 'call' ? one.name : []));
  return chooseFault([...new Set(made)], calls, random);
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

function onPage(offer: Offer, drive: number, random: Random): Action {
  const isForward = random.next() < drive;
  const action = (isForward && chooseForward(offer, random)) || chooseAction(offer, random);
  if (!action) return control({ control: 'advance time', ms: minute });
  const isTwice = 'press' in action && random.next() < 0.03;
  return { kind: 'page', actions: [isTwice ? { ...action, twice: true } : action] };
}

/** The login site, where an account is used or created; from any other page the person comes back. */
function onOtherPage(address: string, email: string, random: Random): Action {
  if (!address.includes('login')) return control({ control: 'go back' });
  const name = random.next() < 0.5 ? 'sign in' : 'sign up';
  return { ...task(name, { email }), place: loginSite };
}

const control = (what: Control): Action => ({ kind: 'control', ...what });
const task = (name: string, input?: unknown): TaskAction => ({
  kind: 'task',
  task: name,
  ...(input === undefined ? {} : { input }),
});
