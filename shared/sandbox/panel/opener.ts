import { element } from '../src/in-browser/element.ts';
import css from './panel.css?inline';

/** Puts the button that opens the panel into the page. The panel is fetched when it is first opened. */
export function placeOpener(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  const opener = element(
    'button',
    {
      class: 'sandbox-opener',
      type: 'button',
      'data-surface': 'night',
      'aria-label': 'Open sandbox',
      onclick: () => void open(),
    },
    'Sandbox',
  );
  const place = element('aside', { 'aria-label': 'Sandbox tools' }, opener);
  document.body.append(place);

  async function open() {
    await import('./define.ts');
    const panel = element('fairlead-sandbox-panel');
    opener.hidden = true;
    panel.addEventListener('sandbox-closed', () => {
      opener.hidden = false;
      opener.focus();
    });
    document.body.append(panel);
    panel.querySelector<HTMLElement>('select, button')?.focus();
  }
}
