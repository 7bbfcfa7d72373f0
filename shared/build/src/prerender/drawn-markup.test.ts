import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { drawnMarkup } from './drawn-markup.ts';

test('a drawn form can’t be sent, and comments of the renderer are gone', () => {
  const { document } = new Window();
  document.body.innerHTML = '<form><!--?lit$1$--><input name="a"></form>';
  expect(drawnMarkup(document.body)).toBe('<form method="dialog"><input name="a"></form>');
});

test('what is checked stays so', () => {
  const { document } = new Window();
  document.body.innerHTML = '<input type="checkbox"><input type="checkbox">';
  Object.assign(document.querySelectorAll('input')[1] ?? {}, { checked: true });
  expect(drawnMarkup(document.body)).toBe(
    '<input type="checkbox"><input type="checkbox" checked="">',
  );
});

test('a shadow tree is declared in its host, with the styles of its class', () => {
  const window = new Window();
  class Page extends window.HTMLElement {
    static elementStyles = [{ cssText: ':host{display:flex}' }];
    override connectedCallback() {
      this.attachShadow({ mode: 'open' }).innerHTML = '<slot></slot>';
    }
  }
  window.customElements.define('a-page', Page);
  window.document.body.innerHTML = '<a-page><h1>Let’s talk</h1></a-page>';
  expect(drawnMarkup(window.document.body)).toBe(
    '<a-page><template shadowrootmode="open"><style>:host{display:flex}</style><slot></slot></template><h1>Let’s talk</h1></a-page>',
  );
});

test.each([
  ['closed', '<dialog></dialog>', '<h1>Intake</h1>'],
  [
    'open',
    '<dialog open=""></dialog>',
    '<h1>Intake</h1><div><template shadowrootmode="open"><dialog open=""></dialog></template></div>',
  ],
])('a dialog that is %s is drawn only if it is seen', (_, dialog, expected) => {
  const { document } = new Window();
  document.body.innerHTML = '<h1>Intake</h1><div></div>';
  const host = document.querySelector('div');
  Object.assign(host?.attachShadow({ mode: 'open' }) ?? {}, { innerHTML: dialog });
  expect(drawnMarkup(document.body)).toBe(expected);
});
