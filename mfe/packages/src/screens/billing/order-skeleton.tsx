import { TextSkeleton } from '@fairlead/mfe-kit';
import { content } from '../../content.ts';
import { SummaryLinesSkeleton } from '../summary-lines-skeleton.tsx';

const { order, billing } = content;

/** As many as most orders have. */
const lines = [164, 178, 172, 98];

/** The place of the order beside billing and payment. */
export const OrderSkeleton = () => (
  <div className="panel order order-sticky" data-surface="panel" aria-hidden="true">
    <div className="stack stack-1">
      <p className="heading">{order.title}</p>
      <p className="small muted">
        <TextSkeleton width={206} />
      </p>
    </div>
    <SummaryLinesSkeleton names={lines} value={62} sum={[84, 74]} />
    <div className="due">
      <p className="row between">
        <span className="strong">{billing.dueToday}</span>
        <span className="money money-xl">
          <TextSkeleton width={128} />
        </span>
      </p>
      <p className="tiny muted">
        <TextSkeleton width="92%" />
      </p>
    </div>
    <span className="skeleton skeleton-button skeleton-button-lg" />
  </div>
);
