export type MenuTone = 'live' | 'block' | 'draft';

export type MenuItem = {
  value: string;
  text: string;
  note?: string | undefined;
  icon?: string | undefined;
  /** A dot in the color of a status, instead of an icon. */
  tone?: MenuTone | undefined;
  href?: string | undefined;
  disabled?: boolean | undefined;
  /** Why the item can't be chosen; disables it. */
  reason?: string | undefined;
  /** The key that chooses the item while the menu is open. */
  key?: string | undefined;
  /** Whether there is a line above the item. */
  separated?: boolean | undefined;
};

/** The properties of a menu that decide what its button says and whether it opens. */
export type MenuProperties = {
  readonly label?: string | undefined;
  readonly text?: string | undefined;
  readonly variant?: 'button' | 'status' | 'chrome' | 'icon' | 'quiet' | undefined;
  readonly disabled?: boolean | undefined;
  readonly reason?: string | undefined;
};

type ItemState = {
  readonly value: string;
  readonly href?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly reason?: string | undefined;
};

/** The accessible name of a menu's button; an icon has no text. `isOff` takes it out of the tab order. */
export function menuFace({ label = '', text = '', variant, disabled, reason }: MenuProperties) {
  return {
    name: (variant === 'icon' ? label : `${text} ${label}`).trim(),
    description: reason ?? '',
    isOff: Boolean(disabled && !reason),
    isHeld: Boolean(reason),
  };
}

/** The events of a menu; `choose` is a press of an enabled item. */
export type MenuEvent = 'press' | 'choose' | 'leave' | 'ArrowDown' | 'Escape' | 'Tab';

/** Whether the menu is open after an event. */
export function menuAfter(
  isOpen: boolean,
  event: MenuEvent,
  { disabled, reason }: MenuProperties,
): boolean {
  if (event !== 'press' && event !== 'ArrowDown') return false;
  if (event === 'press' && isOpen) return false;
  return isOpen || !(disabled || reason);
}

/** Whether a press of an item chooses it. */
export const isChoosable = ({ disabled, reason }: ItemState): boolean => !(disabled || reason);

/** Returns an item's role: a radio item if the menu has a current item; links stay commands. */
export function itemRole({ href }: ItemState, current: string | undefined) {
  return current !== undefined && !href ? 'menuitemradio' : 'menuitem';
}
