import {
  type OfferChanges,
  type PriceLineChange,
  priceRowLabel,
  productLabel,
} from '@fairlead/domain/packages';
import { CoverageChangeLine, DifferenceMark, type MarkKind } from '@fairlead/mfe-kit/comparison';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { signedMoney } from './signed-money.ts';

const { offerChange: text } = content;

/** Every changed coverage and amount, then the price and the amount due, with the previous values. */
export function OfferChangeLines({ changes }: { readonly changes: OfferChanges }) {
  const interval = useUnit(useModel().offerChange.$interval);
  const { coverages, lines, priceBefore, priceNow, dueBefore, dueNow } = changes;
  const isReissued = coverages.length + lines.length === 0 && priceBefore === priceNow;
  if (isReissued) return <p>{text.reissued}</p>;
  return (
    <ul className="offer-changes" aria-label={text.list}>
      {coverages.map((change) => (
        <li key={`${change.coverage} ${change.part}`}>
          <CoverageChangeLine change={change} />
        </li>
      ))}
      {lines.map((line) => (
        <AmountChange
          key={`${line.kind} ${line.code}`}
          name={line.kind === 'premium' ? productLabel(line.code) : priceRowLabel(line.code)}
          {...line}
        />
      ))}
      <AmountChange
        name={interval === 'MONTHLY' ? text.perMonth : text.perYear}
        before={priceBefore}
        now={priceNow}
      />
      <AmountChange name={text.dueToday} before={dueBefore} now={dueNow} />
    </ul>
  );
}

type Props = Pick<PriceLineChange, 'before' | 'now'> & { readonly name: string };

/** One amount with the one before it; nothing if there is neither. */
function AmountChange({ name, before, now }: Props) {
  if (before === null && now === null) return null;
  return (
    <li>
      <span>
        <DifferenceMark kind={kindOf(before, now)} /> {name}
        {now === null ? null : <b className="num"> {signedMoney(now)}</b>}
        {before === null || before === now ? null : (
          <span className="was">
            {' '}
            {text.was} <span className="num">{signedMoney(before)}</span>
          </span>
        )}
      </span>
    </li>
  );
}

function kindOf(before: number | null, now: number | null): MarkKind {
  if (before === null) return 'added';
  if (now === null) return 'removed';
  if (before === now) return 'same';
  return now > before ? 'higher' : 'lower';
}
