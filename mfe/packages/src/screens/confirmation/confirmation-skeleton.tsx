import { Footer, TextSkeleton } from '@fairlead/mfe-kit';
import { content } from '../../content.ts';
import { SummaryLinesSkeleton } from '../summary-lines-skeleton.tsx';

/** Most steps have two lines. */
const steps = [186, 286, 184];
/** As many as most packages have coverages. */
const coverages = [104, 174, 40, 122, 128, 150];

/** The place of the confirmation while the submission is on the way. It says nothing yet: the package may not be bought. */
export const ConfirmationSkeleton = () => (
  <>
    <div className="is-loading">
      <p className="visually-hidden" role="status">
        {content.confirmation.loading}
      </p>
      <div className="page-head" data-surface="chrome" aria-hidden="true">
        <div className="wrap stack stack-3">
          <p className="display">
            <TextSkeleton width={330} />
          </p>
          <p className="lead">
            <TextSkeleton width={300} />
          </p>
        </div>
      </div>
      <div className="wrap" aria-hidden="true">
        <div className="confirm-layout">
          <ol className="course course-lg">
            {steps.map((width) => (
              <li key={width}>
                <p className="heading">
                  <TextSkeleton width={width} />
                </p>
                <TextSkeleton width="94%" />
                <TextSkeleton width="36%" />
              </li>
            ))}
          </ol>
          <CoveredSkeleton />
        </div>
      </div>
    </div>
    <Footer />
  </>
);

const CoveredSkeleton = () => (
  <div className="panel stack" data-surface="panel">
    <p className="heading">
      <TextSkeleton width={142} />
    </p>
    <SummaryLinesSkeleton names={coverages} value={80} sum={[44, 84]} />
    <span className="skeleton skeleton-button" />
  </div>
);
