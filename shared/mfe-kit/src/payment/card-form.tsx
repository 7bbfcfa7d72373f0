import { useUnsavedEdits } from '@fairlead/mfe-kit';
import { type CardEntry, type CardPart, paymentContent as content } from '@fairlead/store/paying';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { CardField } from './card-field.tsx';
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
    <CardField
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
          required
          value={postalCode}
          error={errors.postalCode ?? undefined}
          disabled={isPaying}
          onui-change={({ detail }) => typePostalCode(detail)}
        />
      </div>
    </div>
  );
}
