import { content } from '../content.ts';
import type { QuoteDetails } from '../model/quote-details.ts';
import type { RequestDetails } from '../model/request-details.ts';
import { IconButton } from './icon-button.tsx';

type Props = { readonly details: QuoteDetails | RequestDetails; readonly onClose: () => void };

/** Product, number and expiry of a quote, or the status of requests; and the close button. */
export function SlideOutHead({ details, onClose }: Props) {
  return (
    <div className="row between column-row column-title">
      <div className="stack-1">
        <h2 className="heading">{details.title}</h2>
        <p className="row tiny muted">
          {details.kind === 'quote' ? <QuoteFacts {...details} /> : <span>{details.status}</span>}
        </p>
      </div>
      <IconButton icon="cross" label={content.slideOut.close} onPress={onClose} />
    </div>
  );
}

const QuoteFacts = ({ policyNumber, expires }: QuoteDetails) => (
  <>
    {policyNumber ? <span className="num">{policyNumber}</span> : null}
    <span>
      {content.slideOut.expires} <span className="num">{expires}</span>
    </span>
  </>
);
