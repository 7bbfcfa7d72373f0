type Props = {
  readonly title: string;
  readonly rows: readonly { readonly q: string; readonly a: string }[];
};

/** Questions with their answers; the first one is open. */
export function Faq({ title, rows }: Props) {
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
