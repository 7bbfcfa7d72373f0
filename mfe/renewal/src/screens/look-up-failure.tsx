import { useRetryOnline } from '@fairlead/mfe-kit';
import { content } from '../content.ts';

type Props = { readonly text: string; readonly onRetry: () => void };

/** A screen of this area whose policy could not be looked up. */
export function LookUpFailure({ text, onRetry }: Props) {
  useRetryOnline(onRetry);
  return (
    <section className="wrap stack hand-over">
      <h1 className="title">{content.loading}</h1>
      <ui-banner tone="danger" text={text} />
      <div>
        <ui-button label={content.tryAgain} onClick={() => onRetry()} />
      </div>
    </section>
  );
}
