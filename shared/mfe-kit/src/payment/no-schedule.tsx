import { paymentContent } from '@fairlead/store/paying';
import { Footer } from '../footer.tsx';

const { noSchedule, noScheduleAction } = paymentContent.checkout;

type Props = {
  /** The address of the page where the schedule is chosen. */
  readonly billing: string;
};

/** The page for an unknown schedule in the address (A§8). */
export const NoSchedule = ({ billing }: Props) => (
  <>
    <div className="wrap stack hand-over">
      <h1 className="title">{noSchedule}</h1>
      <p>
        <a href={billing}>{noScheduleAction}</a>
      </p>
    </div>
    <Footer />
  </>
);
