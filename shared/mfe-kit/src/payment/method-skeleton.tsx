import { TextSkeleton } from '@fairlead/mfe-kit';
import { paymentContent as content } from '@fairlead/store/paying';
import type { ReactNode } from 'react';
import { FieldSkeleton } from './field-skeleton.tsx';

const { labels } = content.card;

type Props = {
  readonly title: string;
  /** As many as there will be, as far as it is known. */
  readonly methods: readonly string[];
  /** What is below the form. */
  readonly children?: ReactNode;
};

/** The place of the payment methods, and of the form of a card. */
export const MethodSkeleton = ({ title, methods, children }: Props) => (
  <section className="pay-section" aria-hidden="true">
    <p className="heading">{title}</p>
    <div className="method-cards">
      {methods.map((method) => (
        <div className="choice" key={method}>
          <span className="skeleton skeleton-check" />
          <span className="choice-text grow">
            <TextSkeleton width={110} />
            <span className="tiny">
              <TextSkeleton width={140} />
            </span>
          </span>
        </div>
      ))}
    </div>
    <div className="card stack card-form">
      <FieldSkeleton label={labels.number} />
      <div className="grid-2 grid-card">
        <FieldSkeleton label={labels.expiry} />
        <FieldSkeleton label={labels.cvc} />
        <FieldSkeleton label={labels.postalCode} />
      </div>
    </div>
    {children}
  </section>
);
