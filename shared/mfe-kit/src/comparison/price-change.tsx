import { formatMoney } from '@fairlead/domain/money';
import { type PackageChange, priceText, type QuotedPrice } from '@fairlead/domain/packages';
import { comparisonContent } from './content.ts';
import { DifferenceMark } from './difference-mark.tsx';

/** A package's price, the previous one, and the difference; the yearly price, too, if only that differs. */
export function PriceChange({
  change: { kind, priceBefore, priceNow, yearly },
}: {
  readonly change: PackageChange;
}) {
  return (
    <div className="impact-price">
      {priceNow || kind === 'removed' ? null : (
        <span className="muted">{comparisonContent.noPrice}</span>
      )}
      <Prices before={priceBefore} now={priceNow} />
      {yearly ? <Prices {...yearly} /> : null}
    </div>
  );
}

type PricesProps = { readonly before: QuotedPrice | null; readonly now: QuotedPrice | null };

function Prices({ before, now }: PricesProps) {
  const isSameInterval = before?.interval === now?.interval;
  const isDifferent = before && !(isSameInterval && before.amount === now?.amount);
  return (
    <>
      {now ? <b className="num">{priceText(now)}</b> : null}
      {isDifferent ? (
        <del className="tiny num">
          <span className="visually-hidden">{comparisonContent.was} </span>
          {priceText(before)}
        </del>
      ) : null}
      {before && now && isSameInterval ? (
        <PriceMark difference={now.amount - before.amount} />
      ) : null}
    </>
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
