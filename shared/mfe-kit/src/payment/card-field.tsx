import { type CardPart, paymentContent as content } from '@fairlead/store/paying';
import type {} from '@fairlead/ui/react';

type Props = {
  readonly part: CardPart;
  readonly error: string | null;
  readonly box: React.RefObject<HTMLDivElement | null>;
  readonly onFocus: () => void;
  readonly isLoading: boolean;
};

/** One of the provider's fields, with our label and error around it. */
export function CardField({ part, error, box, onFocus, isLoading }: Props) {
  const id = `card-${part}`;
  return (
    <div className={error ? 'field has-error' : 'field'}>
      {/* The provider's field has its own name; a press on our label leads into it. */}
      <label className="label" htmlFor={id} onClick={onFocus} onKeyDown={undefined}>
        {content.card.labels[part]}
      </label>
      <div id={id} ref={box} className="input card-field" aria-busy={isLoading} />
      {error ? (
        <p className="field-error" role="alert">
          <ui-icon name="error" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
