import type { FunnelStep } from '@fairlead/domain';
import { FunnelLayout } from '@fairlead/mfe-kit/funnel';
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

const labels = { steps: content.steps, progress: content.progress };

/** The layout of a question set or review, with the steps of this application's funnel. */
export function ApplicationLayout(props: Props) {
  const { $steps } = useModel();
  const steps = useUnit($steps);
  return <FunnelLayout {...props} steps={steps} labels={labels} />;
}
