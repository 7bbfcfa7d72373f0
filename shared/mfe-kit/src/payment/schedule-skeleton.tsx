import { TextSkeleton } from '@fairlead/mfe-kit';
import type { ReactNode } from 'react';

type Props = {
  readonly name: string;
  /** The names of its lines, each before an amount. */
  readonly lines: readonly string[];
  /** Notes below the lines. */
  readonly children?: ReactNode;
};

/** The place of a schedule's card while its prices are on the way. */
export const ScheduleSkeleton = ({ name, lines, children }: Props) => (
  <div className="choice">
    <span className="schedule-top">
      <span className="subheading">{name}</span>
      <span className="skeleton skeleton-check" />
    </span>
    <span className="stack">
      <span className="money money-xl">
        <TextSkeleton width={150} />
      </span>
      <span className="schedule-lines">
        {lines.map((line) => (
          <span key={line}>
            {line} <TextSkeleton width={70} />
          </span>
        ))}
        {children}
      </span>
    </span>
  </div>
);
