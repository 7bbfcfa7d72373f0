import { element } from '../src/in-browser/element.ts';
import { packageLinks } from './package-links.ts';

/** Pages on the product's origin that aren't part of the product, by path. */
const pages: Readonly<Record<string, string>> = {
  '/packages': 'the quote packages page of the legacy product',
};

/** Other sites that the product links to, by host. */
const sites: Readonly<Record<string, string>> = {
  'www.fairlead.example.com': 'a page of the product’s own website',
  'portal.fairlead.example.com': 'the customer portal',
  'payments.fairlead.example.com': 'the page of the payment provider',
  'partner-insurer.example.com': 'the partner insurer’s site',
};

/**
 * Replaces a site that the product links to and the sandbox doesn't have: names it, and links back. The stand-in of the
 * quote packages page also links to the checkouts, like the real page.
 */
export function elsewherePage(address: string, go: (address: string) => void): HTMLElement {
  const to = new URL(address).searchParams.get('to') ?? '';
  const { origin } = new URL(address);
  const url = URL.canParse(to, origin) ? new URL(to, origin) : null;
  const name = url?.origin === origin ? pages[url.pathname] : sites[url?.host ?? ''];
  const link = (href: string, text: string) => element('li', {}, element('a', { href }, text));
  const ways = element(
    'ul',
    {},
    link('/', 'The start page of Fairlead'),
    link('/sandbox/login', 'Sign in as someone else'),
  );
  const applicationId = name === pages['/packages'] && url?.searchParams.get('applicationId');
  if (applicationId)
    packageLinks(applicationId)
      .then((links) => ways.prepend(...links.map((one) => element('li', {}, one))))
      // The other links still work.
      .catch(() => {});
  return element(
    'section',
    { class: 'login-card' },
    element('h1', { class: 'heading', tabindex: '-1' }, 'Here you leave Fairlead'),
    element('p', {}, `What opens here is ${name ?? 'another site'}:`),
    element('p', { class: 'elsewhere-address' }, to || 'no address was given'),
    element('p', {}, 'It is not part of this product, and the sandbox has no copy of it.'),
    element(
      'button',
      // A new tab has no page to go back to.
      {
        class: 'button',
        type: 'button',
        onclick: () => (history.length > 1 ? history.back() : go('/')),
      },
      'Back to where you were',
    ),
    ways,
  );
}
