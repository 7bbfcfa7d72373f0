import { formatMoney } from '@fairlead/domain/money';
import { type PackageChange, priceText } from '@fairlead/domain/packages';
import { comparisonContent } from './content.ts';
import { DifferenceMark } from './difference-mark.tsx';

/** A package's price, the previous one, and the difference. */
export function PriceChange({
  change: { kind, priceBefore, priceNow },
}: {
  readonly change: PackageChange;
}) {
  const isSameInterval = priceBefore?.interval === priceNow?.interval;
  const isDifferent = priceBefore && !(isSameInterval && priceBefore.amount === priceNow?.amount);
  return (
    <div className="impact-price">
      {priceNow ? <b className="num">{priceText(priceNow)}</b> : null}
      {priceNow || kind === 'removed' ? null : (
        <span className="muted">{comparisonContent.noPrice}</span>
      )}
      {isDifferent ? (
        <del className="tiny num">
          <span className="visually-hidden">{comparisonContent.was} </span>
          {priceText(priceBefore)}
        </del>
      ) : null}
      {priceBefore && priceNow && isSameInterval ? (
        <PriceMark difference={priceNow.amount - priceBefore.amount} />
      ) : null}
    </div>
  );
}

/** How much more or less it costs. */
function PriceMark({ difference }: { readonly difference: number }) {
  if (difference === 0)
    return <DifferenceMark kind="same">{comparisonContent.samePrice}</DifferenceMark>;
  const amount = formatMoney(Math.abs(difference));
  return difference > 0 ? (
    <DifferenceMark kind="higher">{comparisonContent.more(amount)}</DifferenceMark>
  ) : (
    <DifferenceMark kind="lower">{comparisonContent.less(amount)}</DifferenceMark>
  );
}
