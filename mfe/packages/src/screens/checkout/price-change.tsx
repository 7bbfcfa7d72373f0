import { formatMoney } from '@fairlead/domain/money';
import type {} from '@fairlead/ui/react';
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
    <ui-dialog
      open={question !== null}
      heading={content.priceChange.title}
      primary={content.priceChange.primary(now)}
      secondary={content.priceChange.secondary}
      onui-primary={() => confirm()}
      onui-secondary={() => dismiss()}
      onui-close={() => dismiss()}
    >
      <p>{content.priceChange.body(before, now)}</p>
    </ui-dialog>
  );
}
