import type { Envelope } from '../../src/checkout/esign.ts';
import { element } from '../../src/in-browser/element.ts';
import { icon } from './icon.ts';

const clauses = [
  'The answers in the application are true and complete as far as the company knows.',
  'Coverage starts on the effective date, after these documents are signed and paid for.',
  'Documents that aren’t signed within 30 days are canceled.',
];

/** The document that is signed, with the place for the signature under it. */
export function paper(envelope: Envelope, signature: HTMLElement): HTMLElement {
  const { id, company, documents, terms, sent } = envelope;
  return element(
    'article',
    { class: 'doc', 'aria-labelledby': 'esign-paper' },
    element(
      'div',
      { class: 'doc-head' },
      element('p', {}, `Document 1 of ${documents.length}`),
      element('p', {}, `Envelope ${id}`),
    ),
    element('h2', { id: 'esign-paper' }, 'Application and policy acceptance'),
    element(
      'p',
      {},
      `${company} applies for the coverages below and accepts the quote of ${sent}.`,
    ),
    element(
      'dl',
      { class: 'doc-terms' },
      ...terms.map(({ name, value }) =>
        element('div', {}, element('dt', {}, name), element('dd', {}, value)),
      ),
    ),
    element('ol', {}, ...clauses.map((clause) => element('li', {}, clause))),
    signature,
  );
}

/** The place of the signature of an envelope that isn't open. */
export function closedSignature({ state, officer_name, date }: Envelope): HTMLElement {
  if (state !== 'signed')
    return element('div', { class: 'sign-here' }, element('p', { class: 'hint' }, 'Not signed'));
  return element(
    'div',
    { class: 'sign-here is-signed' },
    element('p', { class: 'sign-tag' }, icon('check'), 'Signed'),
    element('p', { class: 'signature' }, officer_name),
    element('p', { class: 'hint' }, `Signed by ${officer_name} on ${date}`),
  );
}
