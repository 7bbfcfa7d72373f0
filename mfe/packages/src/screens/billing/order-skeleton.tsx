import { TextSkeleton } from '@fairlead/mfe-kit';
import { content } from '../../content.ts';

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
    <div className="summary-lines">
      {lines.map((width) => (
        <div key={width}>
          <TextSkeleton width={width} />
          <TextSkeleton width={62} />
        </div>
      ))}
      <div className="sum">
        <TextSkeleton width={84} />
        <TextSkeleton width={74} />
      </div>
    </div>
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
