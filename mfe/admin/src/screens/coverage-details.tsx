import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import type { QuoteDetails } from '../model/quote-details.ts';
import { useModel } from '../use-model.ts';

/** Limits, out-of-pocket and features of a quote's coverages; a tab for each when there are several. */
export function CoverageDetails({ quote }: { readonly quote: QuoteDetails }) {
  const { slideOuts } = useModel();
  const change = useUnit(slideOuts.changed);
  const { id, coverages, shown } = quote;
  if (!shown) return <p className="muted">{content.slideOut.noCoverages}</p>;
  const tabId = (coverage: string) => `${id}-coverage-${coverage}`;
  const details = (
    <>
      <dl className="price-table">
        {shown.rows.map((row) => (
          <div key={row.id}>
            <dt>{row.label}</dt>
            <dd className="num">{row.value}</dd>
          </div>
        ))}
      </dl>
      {shown.features.length > 0 ? (
        <div className="stack-1">
          <h3 className="subheading">{content.slideOut.features}</h3>
          <ul className="so-features small">
            {shown.features.map((feature) => (
              <li key={feature}>
                <ui-icon name="check" size="sm" />
                {feature}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
  if (coverages.length === 1) return details;
  return (
    <>
      <ui-tabs
        secondary
        label={content.slideOut.coverages}
        tabs={coverages.map((one) => ({ id: tabId(one.id), text: one.text }))}
        value={tabId(shown.id)}
        onui-change={({ detail }) =>
          change({ quoteId: id, coverage: detail.slice(tabId('').length) })
        }
      />
      <div
        className="stack"
        role="tabpanel"
        id={`${tabId(shown.id)}-panel`}
        aria-labelledby={`${tabId(shown.id)}-tab`}
      >
        {details}
      </div>
    </>
  );
}
