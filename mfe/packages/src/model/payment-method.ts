import { flag } from '@fairlead/store';
import type { PaymentMethod } from '@fairlead/store/paying';
import { combine, createEvent, createStore } from 'effector';

/** Card, or bank if its flag is on; then bank is the default (AMB-04). */
export function createPaymentMethod() {
  const chosen = createEvent<PaymentMethod>();
  const $chosen = createStore<PaymentMethod | null>(null).on(chosen, (_, method) => method);
  const $methods = flag('ach-payment').map((isOn): readonly PaymentMethod[] =>
    isOn ? ['bank', 'card'] : ['card'],
  );
  const $method = combine(
    $methods,
    $chosen,
    (methods, method): PaymentMethod =>
      method && methods.includes(method) ? method : (methods[0] ?? 'card'),
  );
  return { chosen, $methods, $method };
}

export type PaymentMethodChoice = ReturnType<typeof createPaymentMethod>;
