import { declineReasons, type Envelope } from '../../src/checkout/esign.ts';
import { element } from '../../src/in-browser/element.ts';
import { entered } from '../field.ts';
import { fieldError, showError } from './field-error.ts';
import { signFormId } from './sign-here.ts';

type Decline = (reason: string) => Promise<void>;

/** Creates the form in which the officer signs, or declines with a reason. */
export function answering({ first_name, is_applicant }: Envelope, decline: Decline): HTMLElement {
  const reasonError = fieldError('esign-reason-error');
  const form = element(
    'form',
    {
      class: 'stack',
      hidden: true,
      async onsubmit(event: Event) {
        event.preventDefault();
        const reason = entered(event.currentTarget as HTMLFormElement, 'reason');
        showError(reasonError, reason === '' ? 'Choose a reason.' : null);
        if (reason === '') form.querySelector('select')?.focus();
        else await decline(reason);
      },
    },
    element('h2', { class: 'subheading' }, 'Decline to sign?'),
    element(
      'p',
      {},
      `We’ll cancel the documents${is_applicant ? '' : ` and tell ${first_name}`}. Nothing is charged.`,
    ),
    reasonField(reasonError),
    element('button', { class: 'button button-danger button-block', type: 'submit' }, 'Decline'),
    element(
      'button',
      {
        class: 'button button-secondary button-block',
        type: 'button',
        onclick: () => open(false),
      },
      'Go back',
    ),
  );
  const sign = element(
    'button',
    { class: 'button button-lg button-block', type: 'submit', form: signFormId },
    'Sign',
  );
  const opener = element(
    'button',
    { class: 'button button-quiet button-block', type: 'button', onclick: () => open(true) },
    'Decline to sign',
  );
  function open(isOpen: boolean) {
    form.hidden = !isOpen;
    sign.hidden = isOpen;
    opener.hidden = isOpen;
    (isOpen ? form.querySelector('select') : opener)?.focus();
  }
  return element('div', { class: 'stack' }, sign, opener, form);
}

const reasonField = (error: HTMLElement) =>
  element(
    'div',
    { class: 'field' },
    element('label', { class: 'label', for: 'esign-reason' }, 'Why?'),
    element(
      'select',
      { class: 'input', id: 'esign-reason', name: 'reason', 'aria-describedby': error.id },
      element('option', { value: '' }, 'Choose a reason'),
      ...declineReasons.map((reason) => element('option', { value: reason }, reason)),
    ),
    error,
  );
