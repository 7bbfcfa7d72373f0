import { useLegalLinks } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useModel } from '../use-model.ts';

type Props = {
  readonly heading: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
};

/** The layout of this area's pages: title, message, actions, and the chart beside them. */
export function Page({ heading, children, actions }: Props) {
  const legal = useLegalLinks();
  return (
    <ui-hand-off {...legal} heading={heading} chart="discretion">
      {children}
      {actions ? (
        <div slot="actions" className="row">
          {actions}
        </div>
      ) : null}
    </ui-hand-off>
  );
}

export function AdvisorButton({ topic }: { readonly topic: string }) {
  const { advisorRequested } = useModel();
  const ask = useUnit(advisorRequested);
  return (
    <ui-button variant="quiet" icon="chat" label="Talk to an Advisor" onClick={() => ask(topic)} />
  );
}
