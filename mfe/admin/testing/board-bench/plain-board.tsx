import type { MarketSubmission } from '@fairlead/contracts/packages';

/** The same packages and quotes as plain boxes with the same words: the least that a board can cost. */
export function PlainBoard({ submission }: { readonly submission: MarketSubmission }) {
  return (
    <div className="board">
      <section className="columns" aria-label="Packages">
        {submission.packages.map(({ id, name, description, quotes }) => (
          <section key={id} className="column">
            <div className="column-head">
              <h2>{name}</h2>
              <p>{description}</p>
            </div>
            <div className="column-body plain-cards">
              {quotes.map((quote) => (
                <article key={quote.annual_quote_id} className="quote-card plain-card">
                  <h4>{quote.product_name}</h4>
                  {quote.coverages.map(({ unique_name, limits }) => (
                    <p key={unique_name}>
                      {unique_name} {limits.map(({ value }) => value).join(' / ')}
                    </p>
                  ))}
                </article>
              ))}
            </div>
          </section>
        ))}
      </section>
    </div>
  );
}
