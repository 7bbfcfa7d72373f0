// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { findElements } from './elements.ts';
import { watchElements } from './watch-elements.ts';

afterEach(() => document.body.replaceChildren());

/** An element of the partner's with an open shadow root. */
function partnerCard(html: string): ShadowRoot {
  const card = document.createElement('div');
  const root = card.attachShadow({ mode: 'open' });
  root.innerHTML = html;
  document.body.append(card);
  return root;
}
const names = () => findElements().map(({ localName }) => localName);
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('elements are found in the page’s order, also in shadow roots within shadow roots, but not within ours', () => {
  document.body.innerHTML = '<fairlead-header></fairlead-header>';
  const outer = partnerCard('<p></p><section></section><fairlead-decision></fairlead-decision>');
  const inner = outer.querySelector('section')?.attachShadow({ mode: 'open' });
  if (inner) inner.innerHTML = '<fairlead-intake></fairlead-intake>';
  const [ours] = document.querySelectorAll('fairlead-header');
  const own = ours?.attachShadow({ mode: 'open' });
  if (own) own.innerHTML = '<fairlead-account></fairlead-account>';
  expect(names()).toEqual(['fairlead-header', 'fairlead-intake', 'fairlead-decision']);
});

test('an element that comes to a shadow root, or gets another path there, is heard of', async () => {
  const root = partnerCard('<p></p>');
  let heard: (string | null)[] = [];
  watchElements(() => {
    heard = findElements().map((element) => element.getAttribute('path'));
  });
  root.innerHTML = '<fairlead-intake path="/"></fairlead-intake>';
  await settled();
  expect(heard).toEqual(['/']);
  root.firstElementChild?.setAttribute('path', '/login');
  await settled();
  expect(heard).toEqual(['/login']);
});

test('an element in the shadow root of one whose script comes later is heard of', async () => {
  document.body.innerHTML = '<late-card></late-card>';
  const heard: string[][] = [];
  watchElements(() => heard.push(names()));
  customElements.define(
    'late-card',
    class extends HTMLElement {
      constructor() {
        super();
        this.attachShadow({ mode: 'open' }).innerHTML = '<fairlead-intake></fairlead-intake>';
      }
    },
  );
  await settled();
  expect(heard.at(-1)).toEqual(['fairlead-intake']);
});
