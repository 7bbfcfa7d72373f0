import { $addresses } from '@fairlead/store';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';

const { signature: text } = content;

/** The coverage was canceled: there is nothing to sign, and the account is a link away. */
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
