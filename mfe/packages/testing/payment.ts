import { type AnswerFunctions, filledCardFields, linked } from '@fairlead/mfe-kit/testing';
import { aSubmission } from './builders.ts';
import { openScreen } from './open-screen.ts';

export { linked, oneAfterAnother } from '@fairlead/mfe-kit/testing';

export const billing = '/market-submission/ms_1/billing';
export const checkout = '/market-submission/ms_1/checkout/MONTHLY';
export const selected = () => aSubmission({ selected_package_id: 'pk_1' });
export const bound = { status: 'BIND_REQUESTED', effective_date: '2026-11-20' };
export const base: AnswerFunctions = {
  'get-market-submission': selected,
  'get-market-submission-status': () => ({ status: 'RELEASED' }),
  'set-requested-effective-date': () => ({}),
  'get-signature-details': () => ({ email: 'ada@example.com' }),
};

export type Page = Awaited<ReturnType<typeof openScreen>>;

export async function enterCard({ model, send }: Page): Promise<void> {
  for (const field of filledCardFields) await send(model.card.changed, field);
  await send(model.card.postalCodeChanged, '94105');
}

/** A server that has the submission bound once it has activated it. */
export function activating(
  answers: AnswerFunctions,
  before: () => unknown = selected,
): AnswerFunctions {
  let isBound = false;
  return {
    ...answers,
    'get-market-submission': () =>
      isBound ? aSubmission({ ...selected(), status: 'BIND_REQUESTED' }) : before(),
    'bind-request': async (call) => {
      const answer = await answers['bind-request']?.(call);
      isBound = true;
      return answer;
    },
  };
}

export async function openCheckout(
  answers: AnswerFunctions,
  more: Partial<Parameters<typeof openScreen>[1]> = {},
) {
  const page = await openScreen(checkout, { answers: { ...base, ...answers }, ...more });
  await enterCard(page);
  return page;
}

export async function openBankCheckout(accountIds: string[], answers: AnswerFunctions = {}) {
  const page = await openScreen(checkout, {
    answers: {
      ...base,
      'create-link-token': () => ({ link_token: 'link-1' }),
      'bind-request': () => bound,
      ...answers,
    },
    flags: { 'ach-payment': true },
    bankLink: () => linked(...accountIds),
  });
  await page.send(page.model.bank.linkAsked);
  return page;
}
