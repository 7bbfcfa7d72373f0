import { TextSkeleton } from '@fairlead/mfe-kit';

const facts = ['limit', 'out-of-pocket'];

/** The place of a coverage's card. */
export const CoverageSkeleton = () => (
  <div className="card coverage">
    <div className="coverage-head">
      <span className="skeleton icon" />
      <span className="subheading">
        <TextSkeleton width={150} />
      </span>
      <span />
      <p className="small">
        <TextSkeleton width="96%" />
        <TextSkeleton width="90%" />
        <TextSkeleton width="58%" />
      </p>
    </div>
    <dl className="facts">
      {facts.map((fact) => (
        <div key={fact}>
          <dt>
            <TextSkeleton width={76} />
          </dt>
          <dd>
            <TextSkeleton width={92} />
          </dd>
        </div>
      ))}
    </dl>
    <div className="coverage-foot">
      <span className="money money-lg">
        <TextSkeleton width={84} />
      </span>
      <span className="skeleton skeleton-button skeleton-button-sm skeleton-details" />
    </div>
  </div>
);
