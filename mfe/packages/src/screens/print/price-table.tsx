import { type BillingInterval, formatMoney, formatWholeDollars } from '@fairlead/domain/money';
import {
  annualSavings,
  displayedPrice,
  type Priced,
  quotedIntervals,
} from '@fairlead/domain/packages';
import { comparisonContent } from '@fairlead/mfe-kit/comparison';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

const { print: text } = content;

/** What each package costs a month and a year. */
export function PriceTable() {
  const { comparison, submission } = useModel();
  const { options, packages } = useUnit({
    options: comparison.$options,
    packages: submission.$packages,
  });
  return (
    <table aria-label={text.prices}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{text.price}</span>
          </th>
          {options.map(({ id, name, isRecommended }) => (
            <th key={id} scope="col">
              {name}
              {isRecommended ? (
                <span className="paper-flag">{comparisonContent.recommended}</span>
              ) : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{text.monthly}</th>
          {packages.map(({ id, quotes }) => (
            <td key={id}>
              <span className="price num">{priceOf(quotes, 'MONTHLY')}</span>
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{text.annually}</th>
          {packages.map(({ id, quotes }) => (
            <td key={id}>
              <b className="num">{priceOf(quotes, 'ANNUALLY')}</b>
              <Savings amount={quotedIntervals(quotes).length === 2 ? annualSavings(quotes) : 0} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

const priceOf = (quotes: readonly Priced[], interval: BillingInterval): string =>
  quotedIntervals(quotes).includes(interval)
    ? formatMoney(displayedPrice(quotes, interval))
    : comparisonContent.noPrice;

const Savings = ({ amount }: { readonly amount: number }) =>
  amount > 0 ? (
    <span className="muted paper-line">{text.saves(formatWholeDollars(amount))}</span>
  ) : null;
