import { Footer, TextSkeleton, WordsSkeleton } from '@fairlead/mfe-kit';
import { content } from '../../content.ts';
import { CoverageSkeleton } from './coverage-skeleton.tsx';
import { PayBarSkeleton, SummarySkeleton } from './summary-skeleton.tsx';

/** As many as most submissions have packages, and most packages policies, with their coverages. */
const packages = [106, 224, 118];
const policies = ['first', 'second', 'third'];

/** The place of a package while the submission is on the way. */
export const PackageSkeleton = () => (
  <>
    <div className="is-loading">
      <p className="visually-hidden" role="status">
        {content.package.loading}
      </p>
      <Head />
      <div className="wrap" aria-hidden="true">
        <div className="package-layout">
          <div className="stack package-main">
            {policies.map((policy) => (
              <section className="quote-group" key={policy}>
                <header>
                  <p className="subheading">
                    <TextSkeleton width={196} />
                  </p>
                </header>
                <div className="coverage-grid">
                  <CoverageSkeleton />
                  <CoverageSkeleton />
                </div>
              </section>
            ))}
          </div>
          <SummarySkeleton />
        </div>
      </div>
    </div>
    <PayBarSkeleton />
    <Footer />
  </>
);

const Head = () => (
  <div className="page-head page-head-tight" data-surface="chrome" aria-hidden="true">
    <div className="wrap stack">
      <span className="back">
        <TextSkeleton width={160} />
      </span>
      <div className="row between">
        <div className="stack-1">
          <div className="row package-name">
            <p className="display">
              <TextSkeleton width={210} />
            </p>
          </div>
          <p>
            <WordsSkeleton widths={[234, 264, 172]} />
          </p>
        </div>
        <div className="switcher">
          {packages.map((width) => (
            <span className="skeleton skeleton-jump" key={width} style={{ width }} />
          ))}
        </div>
      </div>
    </div>
  </div>
);
