import { type LegacyPaymentMethod, previousMethod } from '@fairlead/domain/legacy';
import { flag } from '@fairlead/store';
import { combine, createEvent, createStore } from 'effector';
import type { Application } from './application.ts';

/** A§4: the previous payment method, or a new one: bank or card. */
export type PaymentMode = 'previous' | 'bank' | 'card';

/**
 * The payment method. A method on file comes first, but a new one is preselected; with the flag ach-payment off, banks
 * are left out, on file or new (AMB-04).
 */
export function createMethod({ $previous }: Application) {
  const chosen = createEvent<PaymentMode>();
  const $chosen = createStore<PaymentMode | null>(null).on(chosen, (_, mode) => mode);
  const $onFile = combine($previous, flag('ach-payment'), (previous, offersBank) => {
    const method = previous && previousMethod(previous);
    return method === 'card' || (method === 'ach_debit' && offersBank) ? previous : null;
  });
  const $modes = combine($onFile, flag('ach-payment'), (onFile, offersBank) => [
    ...(onFile ? (['previous'] as const) : []),
    ...(offersBank ? (['bank'] as const) : []),
    'card' as const,
  ]);
  const $mode = combine(
    $modes,
    $chosen,
    flag('ach-payment'),
    (modes, mode, offersBank): PaymentMode =>
      mode && modes.includes(mode) ? mode : offersBank ? 'bank' : 'card',
  );
  /** As the payment call says it. */
  const $method = combine($mode, $onFile, (mode, onFile): LegacyPaymentMethod => {
    if (mode === 'previous') return (onFile && previousMethod(onFile)) ?? 'card';
    return mode === 'bank' ? 'ach_debit' : 'card';
  });
  return { chosen, $modes, $mode, $method, $onFile };
}

export type Method = ReturnType<typeof createMethod>;
