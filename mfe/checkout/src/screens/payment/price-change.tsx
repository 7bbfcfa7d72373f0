import { formatMoney } from '@fairlead/domain/money';
import { ConfirmDialog } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

/** The price is another one than was shown: shows the new one and asks again. */
export function PriceChange() {
  const { priceChange } = useModel();
  const { question, confirm, dismiss } = useUnit({
    question: priceChange.$question,
    confirm: priceChange.confirmed,
    dismiss: priceChange.dismissed,
  });
  const before = formatMoney(question?.before ?? 0);
  const now = formatMoney(question?.now ?? 0);
  return (
    <ConfirmDialog
      open={question !== null}
      heading={content.priceChange.title}
      primary={content.priceChange.primary(now)}
      secondary={content.priceChange.secondary}
      onConfirm={confirm}
      onDismiss={dismiss}
    >
      <p>{content.priceChange.body(before, now)}</p>
    </ConfirmDialog>
  );
}
