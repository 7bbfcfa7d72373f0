import { TextSkeleton } from '@fairlead/mfe-kit';
import { CardSkeleton } from './card-skeleton.tsx';

/** As many packages as most submissions have. */
const packages = ['first', 'second', 'third'];
/** The quotes of most packages, each by its number of lines. */
const quotes = [4, 2, 3];
const tools = ['handle', 'copy', 'link', 'open', 'menu'];

/** The place of the packages while the submission is on the way. */
export const ColumnsSkeleton = () => (
  <div className="columns is-loading" aria-hidden="true">
    {packages.map((name) => (
      <div className="column" key={name}>
        <div className="column-head">
          <div className="row between column-row">
            <div className="column-tools">
              {tools.map((tool) => (
                <span className="icon-button" key={tool}>
                  <span className="skeleton skeleton-icon" />
                </span>
              ))}
            </div>
            <span className="skeleton skeleton-button-sm skeleton-state" />
          </div>
          <div className="row between column-row column-title">
            <div className="grow">
              <p className="inline-edit">
                <TextSkeleton width={110} />
              </p>
              <p className="tiny">
                <TextSkeleton width="92%" />
                <TextSkeleton width="84%" />
                <TextSkeleton width="48%" />
              </p>
            </div>
            <p className="col-price money-lg">
              <TextSkeleton width={92} />
            </p>
          </div>
          <span className="skeleton skeleton-switch" />
        </div>
        <div className="column-body">
          {quotes.map((lines) => (
            <CardSkeleton key={lines} lines={lines} />
          ))}
        </div>
      </div>
    ))}
  </div>
);
