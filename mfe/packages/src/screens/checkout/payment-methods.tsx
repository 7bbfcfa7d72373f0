import { MethodCards } from '@fairlead/mfe-kit/payment';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

const { checkout: text } = content;
const cards = {
  bank: { name: text.bank, note: text.bankNote, icon: 'bank' },
  card: { name: text.card, note: text.cardNote, icon: 'card' },
} as const;

/** Bank or card, where there is a choice (AMB-04). */
export function PaymentMethods() {
  const { method, activation } = useModel();
  const { methods, chosen, choose, isPaying } = useUnit({
    methods: method.$methods,
    chosen: method.$method,
    choose: method.chosen,
    isPaying: activation.$isPaying,
  });
  return (
    <MethodCards
      legend={text.title}
      methods={methods}
      cards={cards}
      chosen={chosen}
      onChoose={choose}
      isPaying={isPaying}
    />
  );
}
