import { content } from '../content.ts';

const { title, rows } = content.faq;

/** The Billing FAQ. */
export function Faq() {
  return (
    <section className="pay-section faq" aria-labelledby="faq">
      <h2 className="heading" id="faq">
        {title}
      </h2>
      {rows.map(({ q, a }, index) => (
        <details key={q} open={index === 0}>
          <summary>{q}</summary>
          <p>{a}</p>
        </details>
      ))}
    </section>
  );
}
