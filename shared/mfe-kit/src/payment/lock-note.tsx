import { paymentContent as content } from '@fairlead/store/paying';
import type {} from '@fairlead/ui/react';

/** That the button above doesn't charge yet. */
export const LockNote = () => (
  <p className="tiny muted row lock-note">
    <ui-icon name="lock" size="sm" />
    {content.order.notYet}
  </p>
);
