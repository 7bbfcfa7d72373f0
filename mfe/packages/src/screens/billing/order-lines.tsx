import type { BillingInterval } from '@fairlead/domain/money';
import {
  type PriceLine,
  type PriceLines,
  priceRowLabel,
  productLabel,
} from '@fairlead/domain/packages';
import type { ReactNode } from 'react';
import { content } from '../../content.ts';
import { signedMoney } from './signed-money.ts';

type Props = { readonly lines: PriceLines; readonly interval: BillingInterval };

/** The lines of an order: the premium of each product, what comes on top and off, and the price they add up to. */
export function OrderLines({ lines, interval }: Props) {
  const { premiums, adjustments, taxesAndFees, savings, partnerDiscounts, rounding, total } = lines;
  return (
    <dl className="summary-lines">
      {premiums.map(({ code, amount }) => (
        <Row key={code} name={productLabel(code)} amount={amount} />
      ))}
      <Sum name={content.order.adjustments} lines={adjustments} />
      <Sum name={content.order.taxesAndFees} lines={taxesAndFees} />
      <Sum name={content.order.savings} lines={savings} className="save" />
      <PartnerDiscounts lines={partnerDiscounts} />
      <Rounding amount={rounding} />
      <Row
        name={interval === 'MONTHLY' ? content.order.eachMonth : content.order.eachYear}
        amount={total}
        className="sum"
      />
    </dl>
  );
}

type RowProps = { readonly name: ReactNode; readonly amount: number; readonly className?: string };

export function Row({ name, amount, className }: RowProps) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd className="num">{signedMoney(amount)}</dd>
    </div>
  );
}

/** What the rounded lines leave to the total (AMB-104). */
export const Rounding = ({ amount }: { readonly amount: number }) =>
  amount === 0 ? null : <Row name={content.order.rounding} amount={amount} />;

/** The partners' part of the savings, by name (B§3). It is in the savings above, so it counts no second time. */
export const PartnerDiscounts = ({ lines }: { readonly lines: readonly PriceLine[] }) =>
  lines.map(({ code, amount }) => (
    <Row
      key={code}
      name={content.order.including(priceRowLabel(code))}
      amount={amount}
      className="part tiny"
    />
  ));

/** One row for the lines of one kind; nothing if there are none. */
function Sum({
  lines,
  ...row
}: Omit<RowProps, 'amount'> & { readonly lines: readonly PriceLine[] }) {
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  return lines.length === 0 ? null : <Row {...row} amount={amount} />;
}
