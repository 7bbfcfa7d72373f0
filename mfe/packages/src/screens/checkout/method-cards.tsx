import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

const words = {
  bank: { name: content.checkout.bank, note: content.checkout.bankNote, icon: 'bank' },
  card: { name: content.checkout.card, note: content.checkout.cardNote, icon: 'card' },
} as const;

/** Bank or card, where there is a choice (AMB-04). */
export function MethodCards() {
  const { method, activation } = useModel();
  const { methods, chosen, choose, isPaying } = useUnit({
    methods: method.$methods,
    chosen: method.$method,
    choose: method.chosen,
    isPaying: activation.$isPaying,
  });
  return (
    <fieldset className="method-cards">
      <legend className="visually-hidden">{content.checkout.title}</legend>
      {methods.map((one) => (
        <label key={one} className="choice">
          <input
            className="check"
            type="radio"
            name="method"
            value={one}
            aria-label={words[one].name}
            aria-describedby={`method-${one}`}
            checked={chosen === one}
            disabled={isPaying}
            onChange={() => choose(one)}
          />
          <span className="choice-text grow">
            <span className="strong">{words[one].name}</span>
            <span className="tiny muted" id={`method-${one}`}>
              {words[one].note}
            </span>
          </span>
          <ui-icon name={words[one].icon} />
        </label>
      ))}
    </fieldset>
  );
}
