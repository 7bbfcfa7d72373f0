import type {} from '@fairlead/ui/react';
import type { ReactNode } from 'react';

type Props = {
  readonly open: boolean;
  readonly heading: string;
  /** The label of the button that confirms. */
  readonly primary: string;
  /** The label of the button that dismisses; without it, only the close button does. */
  readonly secondary?: string;
  readonly tone?: 'danger';
  /** Disables the primary button. */
  readonly primaryDisabled?: boolean;
  /** Shows progress on the primary button while the confirmed action runs. */
  readonly busy?: boolean;
  readonly busyLabel?: string;
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
  readonly children: ReactNode;
};

/** Asks one question: the primary button confirms; the secondary button, Escape and the close button dismiss. */
export function ConfirmDialog({ onConfirm, onDismiss, children, ...dialog }: Props) {
  return (
    <ui-dialog
      {...dialog}
      onui-primary={() => onConfirm()}
      onui-secondary={() => onDismiss()}
      onui-close={() => onDismiss()}
    >
      {children}
    </ui-dialog>
  );
}
