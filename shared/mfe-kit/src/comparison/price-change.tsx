import { formatMoney } from '@fairlead/domain/money';
import type { PackageChange } from '@fairlead/domain/packages';
import { comparisonContent } from './content.ts';
import { DifferenceMark } from './difference-mark.tsx';

/** A package's monthly price, the previous one, and the difference. */
export function PriceChange({
  change: { priceBefore, priceNow },
}: {
  readonly change: PackageChange;
}) {
  const isDifferent = priceBefore !== null && priceBefore !== priceNow;
  return (
    <div className="impact-price">
      {priceNow === null ? null : <b className="num">{formatMoney(priceNow)}/mo</b>}
      {isDifferent ? (
        <del className="tiny num">
          <span className="visually-hidden">{comparisonContent.was} </span>
          {formatMoney(priceBefore)}/mo
        </del>
      ) : null}
      {priceBefore === null || priceNow === null ? null : (
        <PriceMark difference={priceNow - priceBefore} />
      )}
    </div>
  );
}

/** How much more or less it costs a month. */
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
