import { $addresses } from '@fairlead/store';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { QuoteHead } from '../pay-head.tsx';

const { signature: text } = content;

/** Nothing was accepted, or what was accepted came to nothing. */
export function Nothing() {
  return (
    <>
      <QuoteHead title={text.nothing.title} />
      <div className="wrap">
        <p className="lead">{text.nothing.text}</p>
      </div>
      <ui-footer />
    </>
  );
}

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
