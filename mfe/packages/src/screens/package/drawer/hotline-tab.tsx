import { $contacts } from '@fairlead/store';
import { useUnit } from 'effector-react';
import { content } from '../../../content.ts';

const { hotline: text } = content.package;

/** The employment-liability hotline (B§1). */
export function HotlineTab() {
  const { hotline } = useUnit($contacts);
  return (
    <>
      <section className="stack stack-3">
        <h3 className="heading">{text.title}</h3>
        {text.body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="strong">{text.how(hotline)}</p>
      </section>
      <section className="stack stack-3">
        <h3 className="heading">{text.examplesTitle}</h3>
        {text.examples.map((example) => (
          <p key={example} className="example">
            {example}
          </p>
        ))}
      </section>
    </>
  );
}
