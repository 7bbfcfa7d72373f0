import { scheduleLabels } from '@fairlead/domain/legacy';
import { TextSkeleton, WordsSkeleton } from '@fairlead/mfe-kit';
import { OrderSkeleton, ScheduleSkeleton } from '@fairlead/mfe-kit/payment';
import { content } from '../../content.ts';

const { dueToday, thenPayments, save } = content.schedule;

/** The places of both schedules while the application is on the way. */
export const SchedulesSkeleton = () => (
  <>
    <p className="visually-hidden" role="status">
      {content.loading}
    </p>
    <div className="schedule" aria-hidden="true">
      <ScheduleSkeleton name={scheduleLabels.monthly} lines={[dueToday, thenPayments]}>
        <span className="tiny">
          <WordsSkeleton widths={[204, 96]} />
        </span>
      </ScheduleSkeleton>
      <ScheduleSkeleton name={scheduleLabels.annual} lines={[dueToday, save]} />
    </div>
  </>
);

/** The place of the price beside them. */
export const LoadingSummary = () => (
  <OrderSkeleton
    title={<TextSkeleton width={128} />}
    names={[[64], [118], [96], [82]]}
    note={2}
    due={content.schedule.dueToday}
  />
);
