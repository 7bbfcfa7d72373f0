import { useLegalLinks } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

type Props = {
  readonly heading: string;
  readonly chart: 'review' | 'declined' | 'discretion';
  readonly children: ReactNode;
  readonly actions?: ReactNode;
};

/** The layout of this area's pages: title, message, actions, and the chart beside them. */
export function HandOff({ heading, chart, children, actions }: Props) {
  const legal = useLegalLinks();
  return (
    <ui-hand-off {...legal} heading={heading} chart={chart}>
      {children}
      {actions ? (
        <div slot="actions" className="row">
          {actions}
        </div>
      ) : null}
    </ui-hand-off>
  );
}

type AdvisorProps = {
  readonly label?: string;
  readonly variant?: 'primary' | 'secondary';
};

export function AdvisorButton({ label = content.advisor, variant = 'primary' }: AdvisorProps) {
  const { exitActions } = useModel();
  const ask = useUnit(exitActions.advisorRequested);
  return <ui-button size="lg" variant={variant} icon="chat" label={label} onClick={() => ask()} />;
}
