import { WordsSkeleton } from '@fairlead/mfe-kit';
import { FieldSkeleton, ScheduleSkeleton } from '@fairlead/mfe-kit/payment';
import { content } from '../../content.ts';

const { billing: text, effectiveDate } = content;

/** The places of both schedules and of the start date while the submission is on the way. */
export const BillingSkeleton = () => (
  <>
    <p className="visually-hidden" role="status">
      {text.loading}
    </p>
    <div className="schedule" aria-hidden="true">
      <ScheduleSkeleton name={text.monthly} lines={[text.dueToday, text.thenPayments]}>
        <span className="tiny">
          <WordsSkeleton widths={[154, 170]} />
        </span>
      </ScheduleSkeleton>
      <ScheduleSkeleton name={text.annually} lines={[text.dueToday, text.save]} />
    </div>
    <section className="pay-section" aria-hidden="true">
      <p className="heading">{effectiveDate.title}</p>
      <div className="grid-2">
        <FieldSkeleton label={effectiveDate.label} hint={190} />
      </div>
    </section>
  </>
);
