import { TextSkeleton } from '@fairlead/mfe-kit';
import type { ReactNode } from 'react';
import { content } from '../../content.ts';

const { billing: text, effectiveDate } = content;

/** The places of both schedules and of the start date while the submission is on the way. */
export const BillingSkeleton = () => (
  <>
    <p className="visually-hidden" role="status">
      {text.loading}
    </p>
    <div className="schedule" aria-hidden="true">
      <ScheduleSkeleton name={text.monthly} last={text.thenPayments}>
        <span className="tiny muted">{text.thenNote(null)}</span>
      </ScheduleSkeleton>
      <ScheduleSkeleton name={text.annually} last={text.save} />
    </div>
    <section className="pay-section" aria-hidden="true">
      <p className="heading">{effectiveDate.title}</p>
      <div className="grid-2">
        <div className="field">
          <span className="label">{effectiveDate.label}</span>
          <span className="hint">
            <TextSkeleton width={190} />
          </span>
          <span className="skeleton skeleton-field" />
        </div>
      </div>
    </section>
  </>
);

type Props = {
  readonly name: string;
  /** Its second line. */
  readonly last: string;
  readonly children?: ReactNode;
};

const ScheduleSkeleton = ({ name, last, children }: Props) => (
  <div className="choice">
    <span className="schedule-top">
      <span className="subheading">{name}</span>
      <span className="skeleton skeleton-check" />
    </span>
    <span className="stack">
      <span className="money money-xl">
        <TextSkeleton width={150} />
      </span>
      <span className="schedule-lines">
        <span>
          {text.dueToday} <TextSkeleton width={74} />
        </span>
        <span>
          {last} <TextSkeleton width={66} />
        </span>
        {children}
      </span>
    </span>
  </div>
);
