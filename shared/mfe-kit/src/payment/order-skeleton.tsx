import { TextSkeleton } from '@fairlead/mfe-kit';
import type { ReactNode } from 'react';
import { SummaryLinesSkeleton } from './summary-lines-skeleton.tsx';

type Props = {
  readonly title: ReactNode;
  /** About how wide each line's name will be, in px: of a long name, each line of it. */
  readonly names: readonly (readonly number[])[];
  /** About how wide the name and the value of the sum will be, in px; without it, there is no sum. */
  readonly sum?: readonly [number, number] | undefined;
  /** The name of the amount that is due. */
  readonly due: string;
  /** How many lines the note below it will have, 3 at most. */
  readonly note: number;
  /** What is below the button. */
  readonly children?: ReactNode;
};

const noteWidths = ['96%', '90%', '44%'];

/** The place of the order beside a payment, with its button. */
export const OrderSkeleton = ({ title, names, sum, due, note, children }: Props) => (
  <div className="panel order order-sticky" data-surface="panel" aria-hidden="true">
    <div className="stack stack-1">
      <p className="heading">{title}</p>
      <p className="small muted">
        <TextSkeleton width={206} />
      </p>
    </div>
    <SummaryLinesSkeleton names={names} value={62} sum={sum} />
    <div className="due">
      <p className="row between">
        <span className="strong">{due}</span>
        <span className="money money-xl">
          <TextSkeleton width={128} />
        </span>
      </p>
      <p className="tiny muted">
        {noteWidths.slice(-note).map((width) => (
          <TextSkeleton key={width} width={width} />
        ))}
      </p>
    </div>
    <span className="skeleton skeleton-button skeleton-button-lg" />
    {children}
  </div>
);
