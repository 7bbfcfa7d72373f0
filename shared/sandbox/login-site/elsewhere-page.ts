import { element } from '../src/browser/element.ts';

/** The sites that the product leads to, by their hosts. */
const sites: Readonly<Record<string, string>> = {
  'portal.fairlead.example.com': 'the customer portal',
  'payments.fairlead.example.com': 'the page of the payment provider',
  'partner-insurer.example.com': 'the partner insurer’s site',
};

/** Stands in for a site that the product leads to and the sandbox does not have: says which, and leads back. */
export function elsewherePage(address: string, go: (address: string) => void): HTMLElement {
  const to = new URL(address).searchParams.get('to') ?? '';
  const host = URL.canParse(to) ? new URL(to).host : '';
  const link = (href: string, text: string) => element('li', {}, element('a', { href }, text));
  return element(
    'section',
    { class: 'login-card' },
    element('h1', { class: 'heading', tabindex: '-1' }, 'Here you leave Fairlead'),
    element('p', {}, `What opens here is ${sites[host] ?? 'another site'}:`),
    element('p', { class: 'elsewhere-address' }, to || 'no address was given'),
    element('p', {}, 'It is a site of its own, and the sandbox has no copy of it.'),
    element(
      'button',
      // A tab of its own has nothing to go back to.
      {
        class: 'button',
        type: 'button',
        onclick: () => (history.length > 1 ? history.back() : go('/')),
      },
      'Back to where you were',
    ),
    element(
      'ul',
      {},
      link('/', 'The start page of Fairlead'),
      link('/sandbox/login', 'Sign in as somebody else'),
    ),
  );
}
