import { type DayText, formatDay } from '@fairlead/domain/packages';
import type { ReactNode } from 'react';
import { content } from '../../content.ts';

const { order: text } = content;

type Props = {
  readonly name: string;
  /** The effective date, if one is chosen. */
  readonly day: DayText | null;
  readonly children: ReactNode;
};

/** The panel with the order beside billing and payment. */
export const OrderPanel = ({ name, day, children }: Props) => (
  <aside className="panel order order-sticky" data-surface="panel" aria-labelledby="order">
    <div className="stack stack-1">
      <h2 className="heading" id="order">
        {text.title}
      </h2>
      <p className="small muted">{day ? text.effective(name, formatDay(day)) : name}</p>
    </div>
    {children}
  </aside>
);
