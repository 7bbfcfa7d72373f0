import type { Envelope } from '../../src/checkout/esign.ts';
import { element } from '../../src/in-browser/element.ts';
import { icon } from './icon.ts';

/** The side column: what the page is about, and who has to sign. */
export const intro = (envelope: Envelope, title: string, text: string) =>
  element(
    'header',
    { class: 'esign-intro' },
    element('h1', { class: 'heading', tabindex: '-1' }, title),
    element('p', {}, text),
    envelope.officer_name === '' ? null : signer(envelope),
  );

const signer = ({ officer_name, officer_title, officer_email }: Envelope) =>
  element(
    'p',
    { class: 'esign-signer' },
    element('b', {}, officer_name),
    officer_title ? `, ${officer_title}` : '',
    element('br'),
    element('span', { class: 'muted' }, officer_email),
  );

/** The documents of an envelope; each has a mark once all are signed. */
export const documentList = ({ documents, state }: Envelope) =>
  element(
    'ul',
    { class: 'doc-list', 'aria-label': 'Documents' },
    ...documents.map((name) =>
      element(
        'li',
        { class: state === 'signed' ? 'is-signed' : null },
        icon('file'),
        element('span', {}, name),
        state === 'signed' ? icon('check') : null,
      ),
    ),
  );

/** Until when an envelope can be signed. */
export const deadline = ({ sent, date }: Envelope) =>
  element('p', { class: 'tiny muted' }, `Sent on ${sent}. Can be signed until ${date}.`);
