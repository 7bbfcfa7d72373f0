import { WordsSkeleton } from '@fairlead/mfe-kit';
import { paymentContent } from '@fairlead/store/paying';
import { ScheduleSkeleton } from './schedule-skeleton.tsx';

const { dueToday, thenPayments, save } = paymentContent.schedule;

type Props = {
  /** Says to screen readers that the prices are on the way. */
  readonly status: string;
  readonly monthly: string;
  readonly annually: string;
  /** The lengths of the note's words in the monthly schedule, in px. */
  readonly note: readonly number[];
};

/** The places of both schedules while their prices are on the way. */
export const SchedulesSkeleton = ({ status, monthly, annually, note }: Props) => (
  <>
    <p className="visually-hidden" role="status">
      {status}
    </p>
    <div className="schedule" aria-hidden="true">
      <ScheduleSkeleton name={monthly} lines={[dueToday, thenPayments]}>
        <span className="tiny">
          <WordsSkeleton widths={note} />
        </span>
      </ScheduleSkeleton>
      <ScheduleSkeleton name={annually} lines={[dueToday, save]} />
    </div>
  </>
);
