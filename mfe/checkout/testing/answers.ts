import { ApiError } from '@fairlead/contracts';
import type { AnswerFunctions } from '@fairlead/mfe-kit/testing';
import { accepted, anAcceptedApplication, anApplication, aPackage } from './builders.ts';

export { cardForm, filledCard, linked, oneAfterAnother } from '@fairlead/mfe-kit/testing';

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
