import type { FunnelStep } from '@fairlead/domain';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

type Props = {
  readonly step: FunnelStep;
  readonly percent: number;
  /** Beside the percentage, e.g. how long it takes. */
  readonly note?: string;
  readonly children: ReactNode;
};

/** The steps of the funnel beside what is being answered, with the line above it. */
export function ApplicationLayout({ step, percent, note, children }: Props) {
  const { $steps } = useModel();
  const steps = useUnit($steps);
  const current = steps.indexOf(step);
  return (
    <>
      <div className="wrap">
        <div className="app-layout">
          <nav className="hide-md" aria-label={content.steps}>
            <ui-stepper steps={steps.map((text) => ({ text }))} current={current} />
          </nav>
          <div className="app-main">
            <div className="stack">
              <p className="small muted only-md">
                Step {current + 1} of {steps.length}: {step}
              </p>
              <ui-progress value={percent} label={content.progress} />
              {note ? (
                <p className="row between small">
                  <span className="strong num">{percent}%</span>
                  <span className="muted">{note}</span>
                </p>
              ) : null}
            </div>
            {children}
          </div>
        </div>
      </div>
      <ui-footer />
    </>
  );
}
