import { formatMoney } from '@fairlead/domain/money';
import { ConfirmDialog } from '@fairlead/mfe-kit';
import { type PriceChange, paymentContent } from '@fairlead/store/paying';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

const content = paymentContent.priceChange;

type Props = {
  readonly priceChange: PriceChange;
  /** The label of the button that pays the new price. */
  readonly primary: (now: string) => string;
  /** What differs besides the price. */
  readonly children?: ReactNode;
};

/** The price has changed: shows the new one and asks again. */
export function PriceChangeDialog({ priceChange, primary, children }: Props) {
  const { question, confirm, dismiss } = useUnit({
    question: priceChange.$question,
    confirm: priceChange.confirmed,
    dismiss: priceChange.dismissed,
  });
  const before = formatMoney(question?.before ?? 0);
  const now = formatMoney(question?.now ?? 0);
  const isSame = before === now;
  return (
    <ConfirmDialog
      open={question !== null}
      heading={isSame ? content.sameTitle : content.title}
      primary={primary(now)}
      secondary={content.secondary}
      onConfirm={confirm}
      onDismiss={dismiss}
    >
      <p>{isSame ? content.sameBody(now) : content.body(before, now)}</p>
      {children}
    </ConfirmDialog>
  );
}
