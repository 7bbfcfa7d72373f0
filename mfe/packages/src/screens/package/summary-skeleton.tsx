import { TextSkeleton } from '@fairlead/mfe-kit';
import { SummaryPriceSkeleton } from './summary-price-skeleton.tsx';

/** The place of the price and the one button. */
export const SummarySkeleton = () => (
  <div className="package-aside">
    <div className="panel summary" data-surface="panel">
      <p className="heading">
        <TextSkeleton width={130} />
      </p>
      <span className="skeleton skeleton-segmented" />
      <SummaryPriceSkeleton />
      <span className="skeleton skeleton-button skeleton-button-lg" />
      <p className="tiny save-note">
        <TextSkeleton width="70%" />
      </p>
    </div>
  </div>
);

/** The bar at the bottom of narrow screens. */
export const PayBarSkeleton = () => (
  <div className="paybar" aria-hidden="true">
    <span className="paybar-price">
      <span className="money money-lg">
        <TextSkeleton width={104} />
      </span>
      <span className="tiny">
        <TextSkeleton width={88} />
      </span>
    </span>
    <span className="skeleton skeleton-button skeleton-button-lg skeleton-pay" />
  </div>
);
