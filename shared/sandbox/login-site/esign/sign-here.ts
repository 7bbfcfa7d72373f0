import type { Envelope, SignatureErrors, SignatureForm } from '../../src/checkout/esign.ts';
import { element } from '../../src/in-browser/element.ts';
import { entered, field } from '../field.ts';
import { fieldError, showError } from './field-error.ts';
import { icon } from './icon.ts';

/** The sign button is beside the document, outside of this form. */
export const signFormId = 'esign-form';

type Sign = (typed: SignatureForm) => Promise<SignatureErrors | null>;

/** Where the officer signs: the typed name, as a signature too, and the consent. */
export function signHere({ company }: Envelope, sign: Sign): HTMLElement {
  const nameError = fieldError('esign-name-error');
  const consentError = fieldError('esign-consent-error');
  const signature = element('p', { class: 'signature', 'aria-hidden': 'true' });
  const name = field({
    name: 'name',
    label: 'Type your full name',
    type: 'text',
    autocomplete: 'name',
  });
  name.querySelector('input')?.setAttribute('aria-describedby', nameError.id);
  const consent = element('input', {
    class: 'check',
    type: 'checkbox',
    name: 'consent',
    'aria-describedby': consentError.id,
  });
  const form: HTMLFormElement = element(
    'form',
    {
      class: 'sign-here',
      id: signFormId,
      novalidate: true,
      oninput: ({ target }: Event) => {
        signature.textContent = entered(form, 'name');
        showError(target === consent ? consentError : nameError, null);
      },
      async onsubmit(event: Event) {
        event.preventDefault();
        const errors = await sign({ name: entered(form, 'name'), hasConsent: consent.checked });
        if (!errors) return;
        showError(nameError, errors.name);
        showError(consentError, errors.consent);
        (errors.name ? name.querySelector('input') : consent)?.focus();
      },
    },
    element('p', { class: 'sign-tag' }, icon('pen'), 'Sign here'),
    name,
    nameError,
    signature,
    element('label', { class: 'check-row' }, consent, element('span', {}, consentText(company))),
    consentError,
  );
  return form;
}

/** A name that ends in "Inc." needs no second period. */
const consentText = (company: string) =>
  `I agree to sign electronically and I am authorized to sign for ${company.replace(/\.$/, '')}.`;
