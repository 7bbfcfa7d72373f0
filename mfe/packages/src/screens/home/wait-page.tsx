import type { ReactNode } from 'react';

type Props = {
  /** The movement of the chart; a number is a step of quoting. */
  readonly step: number | 'still' | 'refresh';
  readonly children: ReactNode;
};

/** A page without packages: a chart beside a message. */
export const WaitPage = ({ step, children }: Props) => (
  <div className="wrap">
    <div className="wait-grid">
      <div className="wait-chart" data-surface="panel" data-step={step}>
        <ui-chart key={step} kind="waiting" />
      </div>
      {children}
    </div>
  </div>
);
