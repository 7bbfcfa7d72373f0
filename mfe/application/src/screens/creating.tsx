import type {} from '@fairlead/ui/react';
import { content } from '../content.ts';

/** /application/start */
export function CreatingScreen() {
  return (
    <section className="wrap">
      <h1 className="visually-hidden">{content.creating}</h1>
      <ui-overlay text={content.creating} />
      <p className="visually-hidden">{content.creatingHint}</p>
    </section>
  );
}
