import type {} from '@fairlead/ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { useLegalLinks } from './use-legal-links.ts';

type Props = Pick<ComponentProps<'ui-hand-off'>, 'heading' | 'chart'> & {
  readonly children: ReactNode;
  /** The buttons below the message. */
  readonly actions?: ReactNode;
};

/** The layout of a page with one message: title, message, actions, and the chart beside them. */
export function HandOff({ children, actions, ...page }: Props) {
  const legal = useLegalLinks();
  return (
    <ui-hand-off {...legal} {...page}>
      {children}
      {actions ? (
        <div slot="actions" className="row">
          {actions}
        </div>
      ) : null}
    </ui-hand-off>
  );
}
