/** The properties of a button that determine its text and whether it can be pressed. */
export type ButtonProperties = {
  readonly label?: string | undefined;
  readonly accessibleLabel?: string | undefined;
  readonly busyLabel?: string | undefined;
  readonly loading?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly reason?: string | undefined;
  readonly type?: 'button' | 'submit' | undefined;
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
};

/**
 * What a button shows and how it is announced. With a reason, or while loading, it stays in the tab order, so that the
 * reason can be read and the focus stays; `isOff` removes it from the tab order.
 */
export function buttonFace(button: ButtonProperties) {
  const { label, accessibleLabel, busyLabel, loading, disabled, reason } = button;
  const text = (loading ? (busyLabel ?? label) : label) ?? '';
  const isHeld = Boolean(loading || reason);
  return {
    text,
    name: accessibleLabel ?? text,
    description: reason ?? '',
    isBusy: Boolean(loading),
    isOff: Boolean(disabled && !isHeld),
    isHeld,
  };
}

/**
 * Whether a press does nothing. `clicks` counts the clicks in quick succession: the second click of a double click
 * would hit what the first one opened, so it is dropped if a press continues or is final. Two clicks on "Add another"
 * add two rows.
 */
export function isHeldBack(button: ButtonProperties, clicks: number): boolean {
  const { loading, disabled, reason, type, variant = 'primary' } = button;
  const goesOn = type === 'submit' || variant === 'primary' || variant === 'danger';
  return Boolean(loading || disabled || reason) || (clicks > 1 && goesOn);
}
