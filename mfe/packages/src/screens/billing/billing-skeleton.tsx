import { FieldSkeleton, SchedulesSkeleton } from '@fairlead/mfe-kit/payment';
import { content } from '../../content.ts';

const { billing: text, effectiveDate } = content;

/** The places of both schedules and of the start date while the submission is on the way. */
export const BillingSkeleton = () => (
  <>
    <SchedulesSkeleton
      status={text.loading}
      monthly={text.monthly}
      annually={text.annually}
      note={[154, 170]}
    />
    <section className="pay-section" aria-hidden="true">
      <p className="heading">{effectiveDate.title}</p>
      <div className="grid-2">
        <FieldSkeleton label={effectiveDate.label} hint={190} />
      </div>
    </section>
  </>
);
