import { element } from '../src/browser/element.ts';
import { declineReasons, type Envelope, type SignatureErrors } from '../src/checkout/esign.ts';
import { entered, field } from './field.ts';
import type { LoginApi } from './login-api.ts';

export type EnvelopeLocation = { readonly id: string; readonly key: string };

/** The envelope that an address of the stand-in opens; null for another page. */
export function envelopeAt(address: string): EnvelopeLocation | null {
  const { pathname, searchParams } = new URL(address);
  const id = /^\/esign\/([^/]+)$/.exec(pathname)?.[1];
  return id ? { id, key: searchParams.get('key') ?? '' } : null;
}

/** The e-signature provider's own page: the documents, and the officer's answer. It draws itself again after each step. */
export async function esignPage(login: LoginApi, at: EnvelopeLocation): Promise<HTMLElement> {
  const page = element('div', { class: 'esign' });
  const draw = async () => {
    const envelope = await login.openEnvelope(at.id, at.key);
    page.replaceChildren(...parts(envelope));
    page.querySelector('h1')?.focus();
  };
  const parts = (envelope: Envelope) => [
    ...(envelope.documents.length > 0 ? [paper(envelope)] : []),
    side(login, at, envelope, draw),
  ];
  await draw();
  return page;
}

function paper({ company, documents, state, officer_name, date }: Envelope): HTMLElement {
  const isSigned = state === 'signed';
  return element(
    'article',
    { class: 'login-card esign-paper', 'aria-labelledby': 'esign-paper' },
    element('h2', { class: 'heading', id: 'esign-paper' }, 'Application and policy acceptance'),
    element('p', {}, `${company} applies for the coverages of its quote and accepts it.`),
    element(
      'ol',
      { class: 'login-scopes' },
      element(
        'li',
        {},
        'The answers in the application are true and complete as far as the company knows.',
      ),
      element('li', {}, 'Coverage starts after these documents are signed and paid for.'),
      element('li', {}, 'Documents that aren’t signed within 30 days are canceled.'),
    ),
    element('h3', { class: 'subheading' }, 'Documents'),
    element('ul', { class: 'login-scopes' }, ...documents.map((name) => element('li', {}, name))),
    isSigned
      ? element('p', { class: 'strong' }, `Signed by ${officer_name} on ${date}`)
      : element('p', { class: 'hint' }, 'Not signed'),
  );
}

type Draw = () => Promise<void>;

function side(login: LoginApi, at: EnvelopeLocation, envelope: Envelope, draw: Draw): HTMLElement {
  const { state, first_name, officer_email, date } = envelope;
  switch (state) {
    case 'open':
      return signing(login, at, envelope, draw);
    case 'signed':
      return note(
        'You signed the documents',
        `You signed on ${date}. We’re sending a copy to ${officer_email}. You can close this page.`,
      );
    case 'declined':
      return note(
        'You declined to sign',
        `We told ${first_name}. No coverage starts and nothing is charged.`,
      );
    case 'canceled':
      return note(
        'These documents were canceled',
        `They weren’t signed within 30 days. ${first_name} can check out again.`,
      );
    case 'link_expired':
      return note(
        'This link expired',
        `Links work for 7 days. We can send a new one to ${officer_email}. You have until ${date} to sign.`,
        newLink(login, at, envelope),
      );
    case 'link_replaced':
      return note(
        'There is a newer link',
        `Use the link in our latest email to ${officer_email}.`,
        newLink(login, at, envelope),
      );
    case 'unknown':
      return note(
        'We couldn’t find these documents',
        'Check that you opened the whole link, or write to success@fairlead.example.com.',
      );
  }
}

const note = (title: string, text: string, ...more: readonly HTMLElement[]) =>
  element(
    'section',
    { class: 'login-card' },
    element('h1', { class: 'heading', tabindex: '-1' }, title),
    element('p', {}, text),
    ...more,
  );

function newLink(login: LoginApi, { id }: EnvelopeLocation, { officer_email }: Envelope) {
  const said = element('p', { role: 'status' });
  const button = element(
    'button',
    {
      class: 'button',
      type: 'button',
      async onclick() {
        await login.sendNewLink(id);
        said.textContent = `We sent a new link to ${officer_email}.`;
      },
    },
    'Send a new link',
  );
  return element('div', { class: 'stack' }, button, said);
}

function signing(login: LoginApi, at: EnvelopeLocation, envelope: Envelope, draw: Draw) {
  const { company, first_name } = envelope;
  const nameError = error('esign-name-error');
  const consentError = error('esign-consent-error');
  const consent = element('input', {
    class: 'check',
    type: 'checkbox',
    name: 'consent',
    'aria-describedby': consentError.id,
  });
  const show = ({ name, consent: missing }: SignatureErrors) => {
    say(nameError, name);
    say(consentError, missing);
  };
  return element(
    'section',
    { class: 'login-card' },
    element(
      'h1',
      { class: 'heading', tabindex: '-1' },
      `Sign the insurance documents of ${company}`,
    ),
    element(
      'p',
      {},
      `${first_name} chose coverage for ${company} and named you as the officer who signs. Read the documents, then sign or decline.`,
    ),
    element(
      'form',
      {
        class: 'stack',
        novalidate: true,
        async onsubmit(event: Event) {
          event.preventDefault();
          const form = event.currentTarget as HTMLFormElement;
          const typed = {
            name: entered(form, 'name'),
            hasConsent: (consent as HTMLInputElement).checked,
          };
          const errors = await login.sign(at.id, at.key, typed);
          if (errors) show(errors);
          else await draw();
        },
      },
      field({ name: 'name', label: 'Type your full name', type: 'text', autocomplete: 'name' }),
      nameError,
      element(
        'label',
        { class: 'check-row' },
        consent,
        element(
          'span',
          {},
          // A company may be called "Inc." and ends a sentence by itself.
          `I agree to sign electronically and I am authorized to sign for ${company.replace(/\.$/, '')}.`,
        ),
      ),
      consentError,
      element('button', { class: 'button', type: 'submit' }, 'Sign'),
    ),
    declining(login, at, envelope, draw),
  );
}

function declining(login: LoginApi, at: EnvelopeLocation, { first_name }: Envelope, draw: Draw) {
  const reasonError = error('esign-reason-error');
  const form = element(
    'form',
    {
      class: 'stack',
      hidden: true,
      async onsubmit(event: Event) {
        event.preventDefault();
        const reason = entered(event.currentTarget as HTMLFormElement, 'reason');
        say(reasonError, reason === '' ? 'Choose a reason.' : null);
        if (reason === '') return;
        await login.decline(at.id, at.key, reason);
        await draw();
      },
    },
    element('h2', { class: 'subheading' }, 'Decline to sign?'),
    element('p', {}, `We’ll cancel the documents and tell ${first_name}. Nothing is charged.`),
    element(
      'div',
      { class: 'field' },
      element('label', { class: 'label', for: 'esign-reason' }, 'Why?'),
      element(
        'select',
        {
          class: 'input',
          id: 'esign-reason',
          name: 'reason',
          'aria-describedby': reasonError.id,
        },
        element('option', { value: '' }, 'Choose a reason'),
        ...declineReasons.map((reason) => element('option', { value: reason }, reason)),
      ),
      reasonError,
    ),
    element('button', { class: 'button button-danger', type: 'submit' }, 'Decline'),
    element(
      'button',
      { class: 'button button-quiet', type: 'button', onclick: () => open(false) },
      'Go back',
    ),
  );
  const opener = element(
    'button',
    { class: 'button button-secondary', type: 'button', onclick: () => open(true) },
    'Decline to sign',
  );
  function open(isOpen: boolean) {
    form.hidden = !isOpen;
    opener.hidden = isOpen;
    (isOpen ? form.querySelector('select') : opener)?.focus();
  }
  return element('div', { class: 'stack' }, opener, form);
}

const error = (id: string) =>
  element('p', { class: 'field-error', id, role: 'alert', hidden: true });

function say(place: HTMLElement, text: string | null) {
  place.hidden = text === null;
  place.textContent = text;
}
