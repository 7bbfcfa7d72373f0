import { element } from '../src/browser/element.ts';
import { packageLinks } from './package-links.ts';

/** What the product leads to on its own origin and is not part of it, by its path. */
const pages: Readonly<Record<string, string>> = {
  '/packages': 'the quote packages page of the legacy product',
};

/** The sites that the product leads to, by their hosts. */
const sites: Readonly<Record<string, string>> = {
  'www.fairlead.example.com': 'a page of the product’s own website',
  'portal.fairlead.example.com': 'the customer portal',
  'payments.fairlead.example.com': 'the page of the payment provider',
  'partner-insurer.example.com': 'the partner insurer’s site',
};

/**
 * Stands in for a site that the product leads to and the sandbox does not have: says which, and leads back. From the
 * quote packages page it also leads on, as that page does.
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
    link('/sandbox/login', 'Sign in as somebody else'),
  );
  const applicationId = name === pages['/packages'] && url?.searchParams.get('applicationId');
  if (applicationId)
    packageLinks(applicationId)
      .then((links) => ways.prepend(...links.map((one) => element('li', {}, one))))
      // The other ways are there.
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
      // A tab of its own has nothing to go back to.
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
