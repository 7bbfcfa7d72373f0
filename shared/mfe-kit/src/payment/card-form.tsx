import { useUnsavedEdits } from '@fairlead/mfe-kit';
import { type CardEntry, type CardPart, paymentContent as content } from '@fairlead/store/paying';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { useCardForm } from './use-card-form.ts';

type Props = { readonly card: CardEntry; readonly isPaying: boolean };

/** Number, expiry and CVC in the provider's own fields; the postal code in ours. */
export function CardForm({ card, isPaying }: Props) {
  const { errors, isTyped, postalCode, typePostalCode } = useUnit({
    errors: card.$errors,
    isTyped: card.$isTyped,
    postalCode: card.$postalCode,
    typePostalCode: card.postalCodeChanged,
  });
  useUnsavedEdits(isTyped);
  const { boxes, view, retry, focus } = useCardForm(card, isPaying);
  if (view === 'failed')
    return (
      <ui-banner
        tone="danger"
        text={content.card.loadFailed}
        action={content.card.retry}
        onui-action={retry}
      />
    );
  const field = (part: CardPart) => (
    <Field
      part={part}
      error={errors[part]}
      box={boxes[part]}
      onFocus={() => focus(part)}
      isLoading={view === 'loading'}
    />
  );
  return (
    <div className="card stack card-form" aria-busy={view === 'loading'}>
      {field('number')}
      <div className="grid-2 grid-card">
        {field('expiry')}
        {field('cvc')}
        <ui-text-field
          label={content.card.labels.postalCode}
          autocomplete="postal-code"
          value={postalCode}
          error={errors.postalCode ?? undefined}
          disabled={isPaying}
          onui-change={({ detail }) => typePostalCode(detail)}
        />
      </div>
    </div>
  );
}

type FieldProps = {
  readonly part: CardPart;
  readonly error: string | null;
  readonly box: React.RefObject<HTMLDivElement | null>;
  readonly onFocus: () => void;
  readonly isLoading: boolean;
};

function Field({ part, error, box, onFocus, isLoading }: FieldProps) {
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
