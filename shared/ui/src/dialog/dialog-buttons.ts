/** The properties of a dialog that decide which buttons it has. */
export type DialogProperties = {
  readonly primary?: string | undefined;
  readonly secondary?: string | undefined;
  readonly tone?: 'danger' | undefined;
  readonly primaryDisabled?: boolean | undefined;
  readonly busy?: boolean | undefined;
  readonly busyLabel?: string | undefined;
};

/** A button at the foot of a dialog: its label, and the event that a press fires. */
export type DialogButton = {
  readonly event: 'ui-primary' | 'ui-secondary';
  readonly label: string;
  readonly variant: 'primary' | 'secondary' | 'danger';
  readonly disabled: boolean;
  readonly loading: boolean;
  readonly busyLabel?: string | undefined;
};

/** Returns the buttons at the foot of a dialog, in order. */
export function dialogButtons(dialog: DialogProperties): readonly DialogButton[] {
  const { primary, secondary, tone, primaryDisabled, busy, busyLabel } = dialog;
  const buttons: DialogButton[] = [];
  if (secondary)
    buttons.push({
      event: 'ui-secondary',
      label: secondary,
      variant: 'secondary',
      disabled: Boolean(busy),
      loading: false,
    });
  if (primary)
    buttons.push({
      event: 'ui-primary',
      label: primary,
      variant: tone ?? 'primary',
      disabled: Boolean(primaryDisabled),
      loading: Boolean(busy),
      busyLabel,
    });
  return buttons;
}

/** Where the focus goes when a dialog opens: the first of these that exists. Never the destructive button. */
export const dialogFocus = ({ tone }: DialogProperties) =>
  ['field', tone === 'danger' ? 'secondary' : 'last button', 'first control'] as const;
