import { previousPaymentLabel } from '@fairlead/domain/legacy';
import { MethodCards } from '@fairlead/mfe-kit/payment';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

const { checkout: text } = content;

/** The method on file where there is one, bank where it is offered, card (A§4, AMB-04). */
export function LegacyMethods() {
  const { method, payment } = useModel();
  const { modes, chosen, choose, isPaying, onFile } = useUnit({
    modes: method.$modes,
    chosen: method.$mode,
    choose: method.chosen,
    isPaying: payment.$isPaying,
    onFile: method.$onFile,
  });
  const onFileLabel = onFile ? previousPaymentLabel(onFile) : '';
  return (
    <MethodCards
      legend={text.method}
      methods={modes}
      cards={{
        previous: { name: text.previous, note: onFileLabel, icon: 'check' },
        bank: { name: text.bank, note: text.bankNote, icon: 'bank' },
        card: { name: text.card, note: text.cardNote, icon: 'card' },
      }}
      chosen={chosen}
      onChoose={choose}
      isPaying={isPaying}
    />
  );
}
