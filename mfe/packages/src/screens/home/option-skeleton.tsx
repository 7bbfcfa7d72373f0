import { TextSkeleton } from '@fairlead/mfe-kit';

/** The rows of most packages: three policies with their coverages. */
export const rows = [
  ...['policy 1', '1a', '1b', '1c', '1d'],
  ...['policy 2', '2a', '2b', '2c'],
  ...['policy 3', '3a', '3b', '3c', '3d'],
];

type Props = {
  /** Its column of the grid. */
  readonly at: number;
};

/** The place of a package of the comparison: its head, and a cell for each coverage. */
export const OptionSkeleton = ({ at }: Props) => (
  <div className="option" style={{ '--at': at }}>
    <p className="option-flag" />
    <div className="option-top">
      <p className="option-name">
        <TextSkeleton width={138} />
      </p>
      <p className="option-desc">
        <TextSkeleton width="96%" />
        <TextSkeleton width="88%" />
        <TextSkeleton width="64%" />
      </p>
      <p className="option-price">
        <span className="money money-xl">
          <TextSkeleton width={158} />
        </span>
      </p>
      <div className="option-choices">
        <span className="option-pin">
          <TextSkeleton width={52} />
        </span>
        <div className="option-actions">
          <span className="skeleton skeleton-button" />
          <span className="skeleton skeleton-button" />
        </div>
      </div>
    </div>
    <div className="option-coverages">
      <RowSkeletons className="cell" />
    </div>
  </div>
);

type RowsProps = { readonly className: 'cell' | 'row-label' };

/** The rows of the comparison: a policy, then its coverages. */
export const RowSkeletons = ({ className }: RowsProps) =>
  rows.map((row) =>
    row.startsWith('policy') ? (
      <span className="group-row" key={row}>
        <TextSkeleton width={70} />
      </span>
    ) : (
      <span className={className} key={row}>
        <TextSkeleton width={116} />
      </span>
    ),
  );
