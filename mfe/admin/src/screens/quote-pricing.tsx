import { billingInterval, billingIntervals } from '@fairlead/domain/money';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import type { QuoteDetails } from '../model/quote-details.ts';
import { useModel } from '../use-model.ts';

const { premium, perYear, perMonth } = content.slideOut;
const intervals = billingIntervals.map((value) => ({ value, text: value }));

/** The parts of a quote's price, per year and per month. */
export function QuotePricing({ quote }: { readonly quote: QuoteDetails }) {
  const { board } = useModel();
  const { interval, choose } = useUnit({
    interval: board.$interval,
    choose: board.intervalChosen,
  });
  return (
    <>
      <div className="row between">
        <ui-segmented
          label={`Billing interval of ${quote.title}`}
          options={intervals}
          value={interval}
          dense
          onui-change={({ detail }) => choose(billingInterval(detail))}
        />
        {quote.price === null ? (
          <span className="muted">{content.noPrice[interval]}</span>
        ) : (
          <ui-money cents={quote.price} per={interval === 'MONTHLY' ? 'mo' : 'yr'} size="lg" />
        )}
      </div>
      {quote.price === null ? null : <Prices quote={quote} />}
    </>
  );
}

function Prices({ quote }: { readonly quote: QuoteDetails }) {
  return (
    <table className="price-table">
      <caption className="visually-hidden">{content.slideOut.pricing}</caption>
      <thead>
        <tr>
          <th scope="col">{premium}</th>
          <th scope="col">{perYear}</th>
          <th scope="col">{perMonth}</th>
        </tr>
      </thead>
      <tbody>
        {quote.prices.map(({ id, label, year, month, isSaving }) => (
          <tr key={id} className={isSaving ? 'is-save' : undefined}>
            <th scope="row">{label}</th>
            <td>{year}</td>
            <td>{month}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{quote.total.label}</th>
          <td>{quote.total.year}</td>
          <td>{quote.total.month}</td>
        </tr>
      </tfoot>
    </table>
  );
}
