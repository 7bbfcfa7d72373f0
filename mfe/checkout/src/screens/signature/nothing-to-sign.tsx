import { $addresses } from '@fairlead/store';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { QuoteMessage } from '../pay-head.tsx';

const { signature: text } = content;

/** Nothing was accepted, or what was accepted came to nothing. */
export const Nothing = () => <QuoteMessage {...text.nothing} />;

export function Blocked() {
  const addresses = useUnit($addresses);
  return (
    <>
      <div className="page-head" data-surface="chrome">
        <div className="wrap stack stack-3">
          <h1 className="display">{text.blocked.title}</h1>
          <p className="lead">{text.blocked.text}</p>
          <p>
            <a className="button" href={addresses['customer-portal']}>
              {text.account}
            </a>
          </p>
        </div>
      </div>
      <ui-footer />
    </>
  );
}
