import { element } from '../src/in-browser/element.ts';
import {
  type CartaChoice,
  cartaAnswer,
  readCartaRequest,
  scopeTexts,
} from '../src/sites/carta/carta-site.ts';

type Go = (address: string) => void;

/** Carta's own page, in the popup: what would be shared, and Allow or Deny. */
export function cartaPage(address: string, go: Go): HTMLElement {
  const request = readCartaRequest(address);
  const title = element('h1', { class: 'heading', tabindex: '-1' }, 'Share with Fairlead?');
  if ('refused' in request)
    return element(
      'section',
      { class: 'login-card' },
      title,
      element('p', { class: 'banner banner-danger', role: 'alert' }, request.refused),
    );
  const answer = (choice: CartaChoice) => () =>
    go(cartaAnswer(request, choice, crypto.randomUUID().slice(0, 8)));
  return element(
    'section',
    { class: 'login-card' },
    title,
    element('p', {}, 'Fairlead asks to read this of your company on Carta. It can change nothing.'),
    element(
      'ul',
      { class: 'login-scopes' },
      ...request.scopes.map((scope) => element('li', {}, scopeTexts[scope] ?? scope)),
    ),
    element('button', { class: 'button', type: 'button', onclick: answer('allow') }, 'Allow'),
    element(
      'button',
      { class: 'button button-secondary', type: 'button', onclick: answer('deny') },
      'Deny',
    ),
    element(
      'button',
      { class: 'button button-quiet', type: 'button', onclick: answer('broken') },
      'Allow, but let the exchange fail',
    ),
  );
}
