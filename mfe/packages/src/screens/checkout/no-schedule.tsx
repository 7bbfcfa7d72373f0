import { content } from '../../content.ts';
import { useBillingAddress } from './use-billing-address.ts';

/** The page for an unknown schedule in the address (A§8). */
export function NoSchedule() {
  const address = useBillingAddress();
  return (
    <div className="wrap stack hand-over">
      <h1 className="title">{content.checkout.noSchedule}</h1>
      <p>
        <a href={address}>{content.checkout.noScheduleAction}</a>
      </p>
    </div>
  );
}
