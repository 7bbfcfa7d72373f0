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
      onclick: () =>
        void open().then((panel) => panel.querySelector<HTMLElement>('select, button')?.focus()),
    },
    'Sandbox',
  );
  const place = element('aside', { 'aria-label': 'Sandbox tools' }, opener);
  document.body.append(place);

  // The debugger shows the panel while it waits, and takes neither the focus nor the pointer from the page.
  addEventListener('fairlead-sandbox-tools', (event) => {
    const isShown = event instanceof CustomEvent && event.detail === true;
    const shown = document.querySelector('fairlead-sandbox-panel');
    if (isShown && !shown) void open();
    if (!isShown && shown) {
      shown.remove();
      opener.hidden = false;
    }
  });

  async function open(): Promise<HTMLElement> {
    await import('./define.ts');
    const panel = element('fairlead-sandbox-panel');
    opener.hidden = true;
    panel.addEventListener('sandbox-closed', () => {
      opener.hidden = false;
      opener.focus();
    });
    document.body.append(panel);
    return panel;
  }
}
