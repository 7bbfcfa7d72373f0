import type { PriceLine, PriceLines } from '@fairlead/domain/packages';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { PartnerDiscounts, Rounding, Row } from '../billing/order-lines.tsx';

/** The pricing breakdown (B§9): premium, adjustments, taxes and fees, savings, total. */
export function SummaryLines() {
  const { packagePage } = useModel();
  const { lines, interval } = useUnit(packagePage.summary);
  const { premiums, adjustments, taxesAndFees, savings, partnerDiscounts, rounding, total } = lines;
  return (
    <dl className="summary-lines">
      <Row name={content.package.summary.premium} amount={sum(premiums)} />
      {adjustments.length > 0 ? (
        <Row name={content.package.summary.adjustments} amount={sum(adjustments)} />
      ) : null}
      {taxesAndFees.length > 0 ? (
        <Row name={content.package.summary.taxes} amount={sum(taxesAndFees)} />
      ) : null}
      {savings.length > 0 ? (
        <Row name={content.package.summary.savings} amount={sum(savings)} className="save" />
      ) : null}
      <PartnerDiscounts lines={partnerDiscounts} />
      <Rounding amount={rounding} />
      <Row
        name={
          interval === 'MONTHLY'
            ? content.package.summary.totalMonth
            : content.package.summary.totalYear
        }
        amount={total}
        className="sum"
      />
    </dl>
  );
}

const sum = (lines: readonly PriceLine[]) => lines.reduce((total, { amount }) => total + amount, 0);

/** How many lines it has, beside the total. */
export function lineCount(lines: PriceLines): number {
  const { adjustments, taxesAndFees, savings, partnerDiscounts, rounding } = lines;
  const sums = [adjustments, taxesAndFees, savings].filter(({ length }) => length > 0);
  return 1 + sums.length + partnerDiscounts.length + (rounding === 0 ? 0 : 1);
}
