import { scheduleLabels } from '@fairlead/domain/legacy';
import { WordsSkeleton } from '@fairlead/mfe-kit';
import { ScheduleSkeleton } from '@fairlead/mfe-kit/payment';
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
