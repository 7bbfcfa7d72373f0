import { element } from '../src/in-browser/element.ts';
import type { ShownScenario } from '../src/in-browser/shown-scenario.ts';
import css from './panel.css?inline';
import type { SandboxPanel } from './panel.ts';

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
    const scenario: ShownScenario | null = event instanceof CustomEvent ? event.detail : null;
    const shown = document.querySelector('fairlead-sandbox-panel');
    if (scenario) void open(shown).then((panel) => panel.showScenario(scenario));
    else if (shown) {
      shown.remove();
      opener.hidden = false;
    }
  });

  async function open(shown: SandboxPanel | null = null): Promise<SandboxPanel> {
    await import('./define.ts');
    if (shown) return shown;
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
