import { $contacts } from '@fairlead/store';
import { useUnit } from 'effector-react';
import { content } from '../../../content.ts';

/** The employment-liability hotline (B§1). */
export function HotlineTab() {
  const { hotline } = useUnit($contacts);
  return (
    <>
      <section className="stack stack-3">
        <h3 className="heading">{content.package.hotline.title}</h3>
        {content.package.hotline.body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="strong">{content.package.hotline.how(hotline)}</p>
      </section>
      <section className="stack stack-3">
        <h3 className="heading">{content.package.hotline.examplesTitle}</h3>
        {content.package.hotline.examples.map((example) => (
          <p key={example} className="example">
            {example}
          </p>
        ))}
      </section>
    </>
  );
}
