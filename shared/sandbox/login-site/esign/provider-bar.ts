import { element } from '../../src/in-browser/element.ts';
import { icon } from './icon.ts';

/** The head of the provider's site: whose it is, and that it is a stand-in. */
export const providerBar = (print: () => void) =>
  element(
    'div',
    { class: 'provider-bar' },
    element('p', { class: 'provider-name' }, icon('pen'), 'Signing stand-in'),
    element(
      'button',
      { class: 'button button-secondary button-sm', type: 'button', onclick: print },
      'Print or save as PDF',
    ),
    element(
      'p',
      { class: 'provider-note' },
      'Stand-in for the e-signature provider. Nothing signed here is binding.',
    ),
  );
