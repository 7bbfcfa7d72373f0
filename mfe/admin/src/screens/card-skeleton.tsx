import { TextSkeleton } from '@fairlead/mfe-kit';
import type { ReactNode } from 'react';

type Props = {
  /** How many coverages it has a line for. */
  readonly lines: number;
  readonly children?: ReactNode;
};

/** The place of a quote, in a package or in the library. */
export const CardSkeleton = ({ lines, children }: Props) => (
  <div className="quote-card">
    <div className="row between column-row skeleton-card-head">
      <TextSkeleton width={150} />
      <TextSkeleton width={72} />
    </div>
    <div className="quote-lines">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all the same.
        <div key={line}>
          <TextSkeleton width={`${90 - 12 * line}%`} />
          <TextSkeleton width={32} />
          <TextSkeleton width={28} />
        </div>
      ))}
    </div>
    {children}
  </div>
);
