import { formatMoney, formatWholeDollars } from '@fairlead/domain/money';
import { annualSavings, yearlyTotal } from '@fairlead/domain/packages';
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
          {options.map(({ id, price }) => (
            <td key={id}>
              <span className="price num">{formatMoney(price)}</span>
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{text.annually}</th>
          {packages.map(({ id, quotes }) => (
            <td key={id}>
              <b className="num">{formatMoney(yearlyTotal(quotes, 'ANNUALLY'))}</b>
              <Savings amount={annualSavings(quotes)} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

const Savings = ({ amount }: { readonly amount: number }) =>
  amount > 0 ? (
    <span className="muted paper-line">{text.saves(formatWholeDollars(amount))}</span>
  ) : null;
