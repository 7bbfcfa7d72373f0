import { TextSkeleton, WordsSkeleton } from '@fairlead/mfe-kit';
import type { ReactNode } from 'react';

type Props = {
  /** What is on the way, for a screen reader. */
  readonly loading: string;
  /** About how wide the title will be, in px. */
  readonly title: number;
  /** About how wide the parts of the text below the title will be, in px. */
  readonly lead: readonly number[];
  /** About how wide each step's name will be, in px. */
  readonly steps: readonly number[];
  /** What is beside the steps. */
  readonly children: ReactNode;
};

/** The place of a page of steps after a payment. It says nothing yet: it isn't known what was done. */
export const StepsSkeleton = ({ loading, title, lead, steps, children }: Props) => (
  <div className="is-loading">
    <p className="visually-hidden" role="status">
      {loading}
    </p>
    <div className="page-head" data-surface="chrome" aria-hidden="true">
      <div className="wrap stack stack-3">
        <p className="display">
          <TextSkeleton width={title} />
        </p>
        <p className="lead">
          <WordsSkeleton widths={lead} />
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
        <div className="panel stack" data-surface="panel">
          {children}
        </div>
      </div>
    </div>
  </div>
);
