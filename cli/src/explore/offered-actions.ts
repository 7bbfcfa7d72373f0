import { nameAction, type Use } from '@fairlead/headless-page/recorder/name-action';
import { within } from '@fairlead/headless-page/within';
import type { PageAction } from '@fairlead/mfe-kit/page';
import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import type { Familiar } from './familiar.ts';
import { likelyText } from './likely-text.ts';
import type { Random } from './random.ts';

const pressed = new Set(['button', 'link', 'tab', 'menuitem', 'menuitemradio', 'option', 'radio']);
const checked = new Set(['checkbox', 'switch']);
const filled = new Set(['textbox', 'searchbox', 'spinbutton']);

/** What is typed where another text is likely: nothing, too much, and what other fields want. */
const texts = ['', 'Ada', '12', '94105', '(415) 555-0111', 'ada@example.com', '2027-01-15', '-1'];

/** Whether a person can do something with it now. */
export const isOperable = ({ role, name, states }: OutlineNode): boolean =>
  name !== '' &&
  !states.disabled &&
  (pressed.has(role) || checked.has(role) || filled.has(role) || role === 'combobox');

/** A page, and what the walks know of it. */
export type Offer = {
  readonly outline: Outline;
  readonly screen: string;
  readonly familiar: Familiar;
  /** Whether a control has just appeared. */
  isNew(node: OutlineNode): boolean;
};

/** Chooses one of the controls that the page offers, and what a person does with it; null: there is none. */
export function chooseAction(offer: Offer, random: Random): PageAction | null {
  const { outline: page, screen, familiar } = offer;
  const reach = within(page, undefined);
  if ('missing' in reach) return null;
  let left = oftenNew(nodesOf(reach.nodes).filter(isOperable), offer, random);
  while (left.length > 0) {
    const node = familiar.pick(screen, left, random);
    const action = node && actionOn(page, node, random);
    if (action) return action;
    left = left.filter((one) => one !== node);
  }
  return null;
}

const forward =
  /^(continue|next|submit|save|activate|pay|confirm|accept|agree|release|apply|done|send|ready|add|checkout|buy|start|get started)\b/i;

/** Chooses what leads on: first what is required and empty, then what goes to the next screen. */
export function chooseForward(offer: Offer, random: Random): PageAction | null {
  const { outline: page, screen, familiar } = offer;
  const reach = within(page, undefined);
  if ('missing' in reach) return null;
  const all = nodesOf(reach.nodes);
  const operable = all.filter(isOperable);
  const waits = all.some(({ role, states }) => role === 'button' && states.disabled);
  const open = operable.filter((node) => isOpen(node) || (waits && isOfCard(node)));
  const choices = open.length > 0 ? open : operable.filter(({ name }) => forward.test(name));
  const node = familiar.pick(screen, oftenNew(choices, offer, random), random);
  return node ? actionOn(page, node, random, true) : null;
}

/** A form, a menu or a dialog that was opened is mostly used next. */
function oftenNew(
  nodes: readonly OutlineNode[],
  { isNew }: Offer,
  random: Random,
): readonly OutlineNode[] {
  const found = nodes.filter(isNew);
  return found.length > 0 && random.next() < 0.6 ? found : nodes;
}

const isOpen = ({ role, states, value = '' }: OutlineNode): boolean =>
  Boolean(states.required || states.invalid) &&
  (checked.has(role) ? states.checked !== true : !pressed.has(role) && value === '');

/** The fields of a vendor's card form, of which nothing can be read. */
const isOfCard = ({ role, name }: OutlineNode): boolean =>
  filled.has(role) && /card (number|expiration|cvc)/i.test(name);

/** Names an action as a recording does, so that a step finds the same control again. Null: no step can name it. */
function actionOn(
  page: Outline,
  node: OutlineNode,
  random: Random,
  isLikely = random.next() < 0.6,
): PageAction | null {
  const use = doingTo(node, random, isLikely);
  return use && nameAction(page, node, use);
}

function doingTo(
  { role, name, states, options = [] }: OutlineNode,
  random: Random,
  isLikely: boolean,
): Use | null {
  if (pressed.has(role)) return { kind: 'press' };
  if (checked.has(role)) return { kind: 'check', checked: states.checked !== true };
  if (filled.has(role))
    return { kind: 'fill', text: (isLikely ? null : random.pick(texts)) ?? likelyText(name) };
  const option = random.pick(options.filter(Boolean));
  if (option !== undefined) return { kind: 'choose', option };
  // A list without options offers suggestions for what is typed.
  return { kind: 'suggest', text: likelyText(name) };
}
