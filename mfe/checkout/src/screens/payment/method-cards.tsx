import { previousPaymentLabel } from '@fairlead/domain/legacy';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import type { PaymentMode } from '../../model/method.ts';
import { useModel } from '../../use-model.ts';

const { checkout: text } = content;
const names = { previous: text.previous, bank: text.bank, card: text.card } as const;
const icons = { previous: 'check', bank: 'bank', card: 'card' } as const;

/** The method on file where there is one, bank where it is offered, card (A§4, AMB-04). */
export function MethodCards() {
  const { method, payment } = useModel();
  const { modes, chosen, choose, isPaying, onFile } = useUnit({
    modes: method.$modes,
    chosen: method.$mode,
    choose: method.chosen,
    isPaying: payment.$isPaying,
    onFile: method.$onFile,
  });
  const notes: Readonly<Record<PaymentMode, string>> = {
    previous: onFile ? previousPaymentLabel(onFile) : '',
    bank: text.bankNote,
    card: text.cardNote,
  };
  return (
    <fieldset className="method-cards method-cards-3">
      <legend className="visually-hidden">{text.method}</legend>
      {modes.map((mode) => (
        <label key={mode} className="choice">
          <input
            className="check"
            type="radio"
            name="method"
            value={mode}
            aria-label={names[mode]}
            aria-describedby={`method-${mode}`}
            checked={chosen === mode}
            disabled={isPaying}
            onChange={() => choose(mode)}
          />
          <span className="choice-text grow">
            <span className="strong">{names[mode]}</span>
            <span className="tiny muted" id={`method-${mode}`}>
              {notes[mode]}
            </span>
          </span>
          <ui-icon name={icons[mode]} />
        </label>
      ))}
    </fieldset>
  );
}
