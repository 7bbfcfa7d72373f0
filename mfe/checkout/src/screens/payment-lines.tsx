import {
  type LegacyPayment,
  type LegacyPaymentMethod,
  priceRowLabel,
} from '@fairlead/domain/legacy';
import { formatMoney } from '@fairlead/domain/money';
import { content } from '../content.ts';

type Props = {
  readonly payment: LegacyPayment;
  readonly method?: LegacyPaymentMethod;
};

/** A payment row by row: the premium, each tax and fee, and the transaction fee where it is charged (legacy.md §4). */
export function PaymentLines({ payment, method = 'card' }: Props) {
  const { premium, rows, transactionFee } = payment;
  return (
    <dl className="summary-lines">
      <Row name={content.order.premium} amount={premium} />
      {rows.map(({ code, amount }) => (
        <Row key={code} name={priceRowLabel(code)} amount={amount} />
      ))}
      {transactionFee === null ? null : (
        <Row name={content.order.transactionFee[method]} amount={transactionFee} />
      )}
    </dl>
  );
}

const Row = ({ name, amount }: { readonly name: string; readonly amount: number }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{formatMoney(amount)}</dd>
  </div>
);
