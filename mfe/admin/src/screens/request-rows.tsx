import type { RequestDetails } from '../model/request-details.ts';

/** What each request asks for. */
export const RequestRows = ({ requests }: RequestDetails) =>
  requests.map(({ id, name, rows }) => (
    <section className="stack-1" key={id}>
      <h3 className="subheading">{name}</h3>
      <dl className="price-table">
        {rows.map((row) => (
          <div key={row.id}>
            <dt>{row.label}</dt>
            <dd className="num">{row.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
