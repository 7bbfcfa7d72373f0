import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

/** The terrorism-insurance disclosure (B§1), where a quote of the package has it. */
export function Terrorism() {
  const { packagePage } = useModel();
  const shown = useUnit(packagePage.$package);
  if (!shown?.quotes.some(({ has_tria }) => has_tria)) return null;
  return (
    <section className="faq" aria-label={content.package.tria.title}>
      <details>
        <summary>{content.package.tria.title}</summary>
        {content.package.tria.body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </details>
    </section>
  );
}
