import type {} from '@fairlead/ui/react';
import { content } from '../../content.ts';

type Props = { readonly backTo: string; readonly back: string };

/** The head of the payment's screens. */
export function PayHead({ backTo, back }: Props) {
  return (
    <div className="page-head page-head-tight" data-surface="chrome">
      <div className="wrap stack">
        <a className="back" href={backTo}>
          <ui-icon name="arrow-left" size="sm" />
          {back}
        </a>
        <h1 className="display">{content.billing.title}</h1>
      </div>
    </div>
  );
}
