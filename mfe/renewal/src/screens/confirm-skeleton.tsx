import { TextSkeleton, WordsSkeleton } from '@fairlead/mfe-kit';
import { content } from '../content.ts';

/** The place of the address and its buttons while the policy is on the way. */
export const ConfirmSkeleton = () => (
  <div className="app-main">
    <p className="visually-hidden" role="status">
      {content.pending}
    </p>
    <div className="card address-card" aria-hidden="true">
      <div className="row between address-head">
        <div className="stack address-text">
          <p className="small muted">{content.confirm.label}</p>
          <address>
            <span className="block">
              <WordsSkeleton widths={[124, 96]} />
            </span>
            <span className="block">
              <WordsSkeleton widths={[116, 64]} />
            </span>
          </address>
        </div>
        <span className="skeleton skeleton-button skeleton-update" />
      </div>
      <p className="small">
        <TextSkeleton width={200} />
      </p>
      <hr className="rule" />
      <p>
        <WordsSkeleton widths={[164, 126]} />
      </p>
    </div>
    <div className="form-foot" aria-hidden="true">
      <span className="skeleton skeleton-button skeleton-button-lg skeleton-back" />
      <span className="skeleton skeleton-button skeleton-button-lg skeleton-confirm" />
    </div>
  </div>
);
