import { scheduleLabels } from '@fairlead/domain/legacy';
import { TextSkeleton } from '@fairlead/mfe-kit';
import { OrderSkeleton, SchedulesSkeleton } from '@fairlead/mfe-kit/payment';
import { content } from '../../content.ts';

/** The places of both schedules while the application is on the way. */
export const LoadingSchedules = () => (
  <SchedulesSkeleton
    status={content.loading}
    monthly={scheduleLabels.monthly}
    annually={scheduleLabels.annual}
    note={[204, 96]}
  />
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
