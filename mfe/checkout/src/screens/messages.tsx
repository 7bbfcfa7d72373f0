import { Footer } from '@fairlead/mfe-kit';
import { $addresses } from '@fairlead/store';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { content } from '../content.ts';
import { QuoteHead } from './pay-head.tsx';

type MessageProps = {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
};

/** A page with one message, and an action if there is one. */
export function QuoteMessage({ title, text, children }: MessageProps) {
  return (
    <>
      <QuoteHead title={title}>
        <p className="lead">{text}</p>
        {children ? <p>{children}</p> : null}
      </QuoteHead>
      <Footer />
    </>
  );
}

/** A page with one message and a link to the account. */
export function AccountMessage({ title, text }: { readonly title: string; readonly text: string }) {
  const addresses = useUnit($addresses);
  return (
    <>
      <div className="page-head page-head-tight" data-surface="chrome">
        <div className="wrap stack">
          <h1 className="display">{title}</h1>
          <p className="lead">{text}</p>
          <p>
            <a className="button" href={addresses['customer-portal']}>
              {content.account}
            </a>
          </p>
        </div>
      </div>
      <Footer />
    </>
  );
}
