import { HandOff, TextSkeleton } from '@fairlead/mfe-kit';
import { content } from '../content.ts';

/** The place of the renewal while its policy is on the way. It says nothing yet: the policy may not be renewed. */
export const RenewSkeleton = () => (
  <HandOff chart="review">
    <p className="display" slot="heading" aria-hidden="true">
      <TextSkeleton width="min(300px, 100%)" />
    </p>
    <p className="visually-hidden" role="status">
      {content.pending}
    </p>
    <p className="lead" aria-hidden="true">
      <TextSkeleton width="100%" />
      <TextSkeleton width="96%" />
      <TextSkeleton width="52%" />
    </p>
    <ui-skeleton lines={[70, 70, 70]} height={44} />
    <div slot="actions" className="row" aria-hidden="true">
      <span className="skeleton skeleton-button skeleton-button-lg skeleton-confirm" />
    </div>
  </HandOff>
);
