import { Footer } from '@fairlead/mfe-kit';
import { Faq } from '@fairlead/mfe-kit/payment';
import type { ReactNode } from 'react';
import { content } from '../../content.ts';
import { ApplicationExpired, PricesExpired } from '../home/prompts.tsx';
import { OfferChange } from './offer-change.tsx';

type Props = {
  /** Null while it isn't known. */
  readonly backTo: string | null;
  readonly back: string;
  /** The order, beside the sections. */
  readonly summary: ReactNode;
  readonly dialog?: ReactNode;
  readonly children: ReactNode;
};

/** The frame of billing and checkout. */
export function PayPage({ backTo, back, summary, dialog, children }: Props) {
  return (
    <>
      <div className="page-head page-head-tight" data-surface="chrome">
        <div className="wrap stack">
          <a className="back" href={backTo ?? undefined}>
            <ui-icon name="arrow-left" size="sm" />
            {back}
          </a>
          <h1 className="display">{content.billing.title}</h1>
        </div>
      </div>
      <div className="wrap">
        <div className="checkout">
          <div className="pay-sections">
            <PricesExpired />
            {children}
            <Faq {...content.faq} />
          </div>
          {summary}
        </div>
      </div>
      {dialog}
      <OfferChange />
      <ApplicationExpired />
      <Footer />
    </>
  );
}
