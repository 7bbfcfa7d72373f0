import { focusedElement, screenHeading, useFocusHandover } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { content } from '../content.ts';
import type { QuoteDetails } from '../model/quote-details.ts';
import type { RequestDetails } from '../model/request-details.ts';
import { type SlideOutTab, slideOutTabs } from '../model/slide-outs.ts';
import { useModel } from '../use-model.ts';
import { CoverageDetails } from './coverage-details.tsx';
import { QuotePricing } from './quote-pricing.tsx';
import { RequestRows } from './request-rows.tsx';
import { SlideOutHead } from './slide-out-head.tsx';

type Props = {
  readonly quote: (QuoteDetails | RequestDetails) & { readonly tab: SlideOutTab };
  /** 0 for the first, 1 for the one beside it. */
  readonly place: number;
};

/** Everything about a quote, beside the board, which stays usable. Escape closes it. */
export function SlideOut({ quote, place }: Props) {
  const { slideOuts } = useModel();
  const { close, change } = useUnit({ close: slideOuts.closed, change: slideOuts.changed });
  const self = useRef<HTMLElement>(null);
  useFocusInside(self);
  const { id, tab } = quote;
  const offered = slideOutTabs.filter((one) => quote.kind === 'quote' || one.id !== 'pricing');
  const tabs = offered.map((one) => ({ ...one, id: `${id}-${one.id}`, tab: one.id }));
  return (
    <section
      className="slide-out"
      ref={self}
      data-place={place}
      aria-label={quote.title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close(id);
      }}
    >
      <header className="so-head">
        <SlideOutHead details={quote} onClose={() => close(id)} />
        <ui-tabs
          label={quote.title}
          tabs={tabs}
          value={`${id}-${tab}`}
          onui-change={({ detail }) => {
            const chosen = tabs.find((one) => one.id === detail);
            if (chosen) change({ quoteId: id, tab: chosen.tab });
          }}
        />
      </header>
      <div
        className="so-body stack"
        role="tabpanel"
        id={`${id}-${tab}-panel`}
        aria-labelledby={`${id}-${tab}-tab`}
      >
        {tab === 'details' ? <Details details={quote} /> : null}
        {tab === 'pricing' && quote.kind === 'quote' ? <QuotePricing quote={quote} /> : null}
        {tab === 'notes' ? <p>{quote.notes || content.slideOut.noNotes}</p> : null}
      </div>
    </section>
  );
}

const Details = ({ details }: { readonly details: QuoteDetails | RequestDetails }) =>
  details.kind === 'quote' ? <CoverageDetails quote={details} /> : <RequestRows {...details} />;

/** Takes the focus, and gives it back to what opened it; to the heading of the board if that is gone. */
function useFocusInside(self: RefObject<HTMLElement | null>): void {
  const [opener] = useState(focusedElement);
  const [next] = useState(() => ({
    get current() {
      return opener?.checkVisibility() ? opener : screenHeading();
    },
  }));
  useEffect(() => self.current?.focus(), [self]);
  useFocusHandover(self, next);
}
