import { TextSkeleton, WordsSkeleton } from '@fairlead/mfe-kit';
import { content } from '../../content.ts';
import { OptionSkeleton, RowSkeletons, rows } from './option-skeleton.tsx';

const { comparison } = content;

/** As many as most submissions have. */
const packages = ['first', 'second', 'third'];

/** The place of the packages while the submission is on the way. */
export const ComparisonSkeleton = () => (
  <div className="wrap is-loading">
    <p className="visually-hidden" role="status">
      {comparison.loading}
    </p>
    <div className="compare-legend" aria-hidden="true">
      <p className="tiny">
        <TextSkeleton width={248} />
      </p>
      <p className="tiny">
        <WordsSkeleton widths={[296, 252]} />
      </p>
    </div>
    <div className="switcher compare-jump" aria-hidden="true">
      {packages.map((name) => (
        <span className="skeleton skeleton-jump" key={name} />
      ))}
    </div>
    <div
      className="compare"
      style={{ '--cols': packages.length, '--rows': rows.length }}
      aria-hidden="true"
    >
      <div className="compare-labels">
        <span />
        <RowSkeletons className="row-label" />
      </div>
      {packages.map((name, position) => (
        <OptionSkeleton key={name} at={position + 2} />
      ))}
    </div>
  </div>
);
