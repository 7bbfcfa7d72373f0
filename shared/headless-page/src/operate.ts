import type { Props } from '@fairlead/ui/semantics/page-node';
import { contentOf } from '@fairlead/ui/semantics/read-view';
import type { ViewNode } from '@fairlead/ui/semantics/view';
import type { Operation } from './find-control.ts';
import { nameKey } from './names.ts';

/** The navigation that a press can cause. */
export type Links = {
  /** Follows a link as the browser does. */
  follow(address: string, opensTab: boolean): void;
  /** Moves the focus to the control of this id. */
  jump(id: string): void;
};

type Listener = (event: unknown) => void;

/** An event with what screens use: preventing the default and stopping propagation. */
class ScreenEvent {
  readonly type: string;
  readonly button = 0;
  readonly detail = 0;
  defaultPrevented = false;
  #isStopped = false;

  constructor(type: string, extra: object = {}) {
    this.type = type;
    Object.assign(this, extra);
  }

  preventDefault = (): void => {
    this.defaultPrevented = true;
  };
  stopPropagation = (): void => {
    this.#isStopped = true;
  };
  isStopped = (): boolean => this.#isStopped;
  persist = (): void => {};
}

/** Dispatches an event to an element and its ancestors, with React's names (`onClick`). */
function bubble(element: ViewNode, name: string, event: ScreenEvent): void {
  for (let node: ViewNode | null = element; node && !event.isStopped(); node = node.parent) {
    const listener = node.props[name];
    if (typeof listener === 'function') (listener as Listener)(event);
  }
}

function call(element: ViewNode, name: string, ...given: unknown[]): boolean {
  const handler = element.props[name];
  if (typeof handler !== 'function') return false;
  (handler as (...given: unknown[]) => void)(...given);
  return true;
}

/** Performs an operation on a control. */
export function operate(control: ViewNode, operation: Operation, links: Links): void {
  if (operation.kind === 'press') press(control, links);
  else if (operation.kind === 'check') check(control, operation.checked);
  else if (operation.kind === 'choose') chooseOption(control, operation.option);
  else fill(control, operation.text);
}

/** Presses a control: its own handler, then its ancestors', then the platform's default. */
export function press(control: ViewNode, links: Links): void {
  call(control, 'onPress');
  const click = new ScreenEvent('click', { target: control.live, currentTarget: control.live });
  bubble(control, 'onClick', click);
  if (click.defaultPrevented) return;
  const { tag, props } = control;
  if (tag === 'input' && (props.type === 'checkbox' || props.type === 'radio'))
    check(control, props.type === 'radio' || !isChecked(control));
  else if (tag === 'summary') toggle(control.parent);
  else if (tag === 'button' && (props.type ?? 'submit') === 'submit') submit(control);
  else if (tag === 'a') followLink(props, links);
}

function followLink({ jumpsTo, href, target }: Props, links: Links): void {
  if (typeof jumpsTo === 'string') links.jump(jumpsTo);
  else if (typeof href === 'string') links.follow(href, target === '_blank');
}

/** Submits the form of a control, like Enter in a field. */
function submit(control: ViewNode): void {
  const form = around(control, 'form');
  if (form) call(form, 'onSubmit', new ScreenEvent('submit', { target: form.live }));
}

function toggle(details: ViewNode | null): void {
  const live = details?.live;
  if (!(details && live)) return;
  const isOpen = !(live.own.isOpen ?? details.props.open);
  live.setOwn({ isOpen });
  call(details, 'onToggle', new ScreenEvent('toggle', { currentTarget: { open: isOpen } }));
}

const isChecked = ({ props }: ViewNode): boolean =>
  props.checked === true || props['aria-checked'] === true || props['aria-checked'] === 'true';

/** Checks or unchecks a control. Does nothing if it already is. */
export function check(control: ViewNode, checked: boolean): void {
  if (isChecked(control) === checked) return;
  if (call(control, 'onCheck', checked)) return;
  const target = { checked, value: control.props.value, type: control.props.type };
  const change = new ScreenEvent('change', { target, currentTarget: target });
  bubble(control, 'onChange', change);
}

/** Replaces a field's text. */
export function fill(control: ViewNode, text: string): void {
  if (!call(control, 'onFill', text)) {
    const target = { value: text };
    bubble(control, 'onInput', new ScreenEvent('input', { target, currentTarget: target }));
    bubble(control, 'onChange', new ScreenEvent('change', { target, currentTarget: target }));
  }
}

/** Moves the focus out of a control and fires its blur handlers. */
export function leave(control: ViewNode): void {
  if (call(control, 'onLeave')) return;
  bubble(control, 'onBlur', new ScreenEvent('blur', { target: control.live, relatedTarget: null }));
}

/** Chooses an option of a native list by its text. */
export function chooseOption(control: ViewNode, text: string): void {
  const option = control.children.find(
    (child): child is ViewNode =>
      typeof child !== 'string' && nameKey(contentOf(child)) === nameKey(text),
  );
  if (!option)
    throw new Error(`The list does not offer '${text}'. Use the text of one of its options.`);
  if (option.props.disabled === true)
    throw new Error(
      `The option '${text}' is disabled. Choose another one, or make it possible first.`,
    );
  const { value } = option.props;
  if (call(control, 'onChoose', value)) return;
  const target = { value };
  bubble(control, 'onChange', new ScreenEvent('change', { target, currentTarget: target }));
}

/** Presses Escape, which closes the last opened layer; if none is open, the focused control gets the key event. */
export function pressEscape(page: ViewNode, focused: ViewNode | null = null): void {
  const last = [...withHandler(page, 'onEscape')].at(-1);
  if (last) call(last, 'onEscape');
  else if (focused) bubble(focused, 'onKeyDown', new ScreenEvent('keydown', { key: 'Escape' }));
}

/** Roles that a key presses, as a click does. */
const pressedBy: Readonly<Record<string, ReadonlySet<string | null>>> = {
  Enter: new Set(['button', 'link', 'tab', 'menuitem', 'menuitemradio', 'menuitemcheckbox']),
  Space: new Set(['button', 'checkbox', 'radio', 'switch', 'tab', 'menuitem']),
};

/**
 * Presses Enter or Space on the focused control: the screen gets the key, then the control is pressed. Throws if only a
 * browser knows what the key does there.
 */
export function pressKey(
  key: string,
  focused: { readonly control: ViewNode; readonly role: string | null } | null,
  links: Links,
): void {
  if (!focused)
    throw new Error(
      `Nothing has the focus, so the key ${key} goes nowhere. Press or fill a control first`,
    );
  const { control, role } = focused;
  const down = new ScreenEvent('keydown', { key: key === 'Space' ? ' ' : key });
  bubble(control, 'onKeyDown', down);
  if (down.defaultPrevented) return;
  if (!pressedBy[key]?.has(role))
    throw new Error(
      `Only a browser knows what the key ${key} does on a ${role}: tag the scenario browser`,
    );
  press(control, links);
}

function* withHandler(node: ViewNode, name: string): Generator<ViewNode> {
  if (typeof node.props[name] === 'function') yield node;
  for (const child of node.children) if (typeof child !== 'string') yield* withHandler(child, name);
}

function around(control: ViewNode, tag: string): ViewNode | null {
  for (let node: ViewNode | null = control; node; node = node.parent)
    if (node.tag === tag) return node;
  return null;
}

/** Finds a control again after the page was redrawn: by its position within the same element. */
export function sameControl(page: ViewNode, control: ViewNode): ViewNode | null {
  const owner = ownerOf(control);
  if (!owner?.live) return null;
  const place = controlsIn(owner, control.tag).indexOf(control);
  const { live } = owner;
  const now = firstIn(page, (node) => node.live === live);
  return now ? (controlsIn(now, control.tag)[place] ?? null) : null;
}

/** The element of a screen that a control is, or is drawn by. */
export function ownerOf(control: ViewNode): ViewNode | null {
  for (let node: ViewNode | null = control; node; node = node.parent) if (node.live) return node;
  return null;
}

function controlsIn(owner: ViewNode, tag: string, found: ViewNode[] = []): readonly ViewNode[] {
  if (owner.tag === tag) found.push(owner);
  for (const child of owner.children) if (typeof child !== 'string') controlsIn(child, tag, found);
  return found;
}

function firstIn(node: ViewNode, fits: (node: ViewNode) => boolean): ViewNode | null {
  if (fits(node)) return node;
  for (const child of node.children) {
    const found = typeof child === 'string' ? null : firstIn(child, fits);
    if (found) return found;
  }
  return null;
}
