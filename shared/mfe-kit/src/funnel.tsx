import type { FunnelStep } from '@fairlead/domain';
import { Footer } from '@fairlead/mfe-kit';
import type {} from '@fairlead/ui/react';
import type { ReactNode } from 'react';

export { FailureInView } from './failure-in-view.tsx';

type Props = {
  readonly steps: readonly FunnelStep[];
  readonly step: FunnelStep;
  readonly percent: number;
  /** The accessible names of the steps and of the progress line. */
  readonly labels: { readonly steps: string; readonly progress: string };
  /** Beside the percentage, e.g. how long it takes. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
};

/**
 * The steps of the funnel beside the questions, with the progress line above them (`@fairlead/ui/styles/funnel.css`).
 */
export function FunnelLayout({ steps, step, percent, labels, note, children }: Props) {
  const current = steps.indexOf(step);
  return (
    <>
      <div className="wrap">
        <div className="app-layout">
          <nav className="hide-md" aria-label={labels.steps}>
            <ui-stepper steps={steps.map((text) => ({ text }))} current={current} />
          </nav>
          <div className="app-main">
            <div className="stack">
              <p className="small muted only-md">
                Step {current + 1} of {steps.length}: {step}
              </p>
              <ui-progress value={percent} label={labels.progress} />
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
      <Footer />
    </>
  );
}
