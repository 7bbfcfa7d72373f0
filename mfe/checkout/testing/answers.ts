import { ApiError } from '@fairlead/contracts';
import type { AnswerFunctions } from '@fairlead/mfe-kit/testing';
import { accepted, anAcceptedApplication, anApplication, aPackage } from './builders.ts';
import type { PageOptions } from './create-page.ts';

export const checkoutPage = '/checkout/10065/recommended';
export const paymentPage = `${checkoutPage}/monthly`;
export const signaturePage = '/officer-signature/10065/recommended';

/** A back end that has the quote accepted once it has been paid for. */
export function paying(answers: AnswerFunctions = {}): AnswerFunctions {
  let isAccepted = false;
  return {
    'get-legacy-packages': () => ({ recommended: aPackage() }),
    'get-previous-payment-info': () => {
      throw new ApiError(404);
    },
    'get-signature-details': () => ({ email: 'marguerite@pellucidwharf.com' }),
    'get-payment-link': () => ({ url: 'https://payments.fairlead.example.com/cl_1' }),
    'create-link-token': () => ({ link_token: 'link-1' }),
    ...answers,
    'get-legacy-application': (call) =>
      isAccepted
        ? anAcceptedApplication()
        : (answers['get-legacy-application']?.(call) ?? anApplication()),
    'create-payment': async (call) => {
      const answer = answers['create-payment'] ? await answers['create-payment'](call) : accepted;
      isAccepted = true;
      return answer;
    },
  };
}

/** Answers each try with the next of these, the last one again and again; failures are thrown. */
export function oneAfterAnother(...answers: unknown[]) {
  let turn = 0;
  return () => {
    const answer = answers[Math.min(turn, answers.length - 1)];
    turn += 1;
    if (answer instanceof Error) throw answer;
    return answer;
  };
}

/** A card form whose fields report this as soon as it is opened. */
export const cardForm = (...changes: readonly unknown[]): PageOptions => ({
  openCardForm: ({ onChange }) => {
    for (const change of changes) onChange(change);
    return { mount() {}, disable() {}, focus() {}, destroy() {} };
  },
});

/** A card form whose fields are complete as soon as it is opened. */
export const filledCard = cardForm(
  ...['number', 'expiry', 'cvc'].map((field) => ({
    field,
    complete: true,
    empty: false,
    code: null,
  })),
);

export const linked = (...accountIds: string[]) => ({
  kind: 'linked',
  publicToken: 'public-sandbox-secret',
  accountIds,
  institution: 'First Platypus Bank',
});
