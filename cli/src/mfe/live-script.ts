import type { BuildNews } from './build-problems.ts';

/**
 * Returns the script of a page in development: it swaps each new build of the area in, and shows over the area why a
 * build failed. The page needs the control, which production leaves out.
 */
export const liveScript = (area: string): string => `(${live})(${JSON.stringify(area)});`;

/** Runs in the page, so it uses nothing from outside of itself. */
function live(area: string) {
  type Outcome = { readonly kind: string; readonly because?: string };
  type Control = { swap(area: string): Promise<Outcome> };
  const id = 'fairlead-build-failure';
  let lastGood: string | null = null;

  const add = (parent: Element, tag: string, style: Partial<CSSStyleDeclaration>, text = '') => {
    const element = parent.appendChild(document.createElement(tag));
    element.textContent = text;
    Object.assign(element.style, style);
    return element;
  };
  const hide = () => document.getElementById(id)?.remove();

  /** A button that opens the place in the editor on this machine, and what came of it. */
  const addOpen = (box: Element, place: string) => {
    const row = add(box, 'p', {
      display: 'flex',
      gap: '12px',
      alignItems: 'center',
      margin: '0 0 16px',
    });
    const open = add(
      row,
      'button',
      { flex: 'none', font: 'inherit', padding: '6px 12px' },
      'Open in editor',
    );
    open.setAttribute('type', 'button');
    open.setAttribute('aria-label', `Open in editor: ${place}`);
    const said = add(row, 'span', {});
    said.setAttribute('role', 'status');
    open.addEventListener('click', async () => {
      said.textContent = '';
      const asked = fetch(`/builds/${area}/open`, { method: 'POST', body: place });
      said.textContent = await asked.then(
        (answer) => answer.text(),
        () => 'fairlead mfe dev doesn’t answer. Start it again.',
      );
    });
  };

  const show = (problems: BuildNews['problems']) => {
    hide();
    if (problems.length === 0) return;
    const box = add(document.body, 'section', {
      position: 'fixed',
      inset: '88px auto auto 16px',
      boxSizing: 'border-box',
      width: 'min(700px, 100vw - 32px)',
      maxHeight: 'calc(100vh - 104px)',
      overflow: 'auto',
      padding: '16px 20px',
      border: '1px solid var(--color-line)',
      borderRadius: '8px',
      background: 'var(--color-page)',
      color: 'var(--color-text)',
      boxShadow: 'var(--shadow-3)',
      fontSize: '14px',
      lineHeight: '20px',
      zIndex: '2147483647',
    });
    box.id = id;
    box.dataset.surface = 'night';
    box.setAttribute('role', 'alert');
    add(box, 'h2', { margin: '0 0 12px', fontSize: '16px' }, `${area} didn’t build`);
    const mono = { fontFamily: 'monospace', overflowWrap: 'anywhere' } as const;
    for (const { message, place, frame } of problems) {
      add(box, 'p', { margin: '0', fontWeight: '600' }, message);
      if (place) add(box, 'p', { ...mono, margin: '0' }, place);
      const lines = add(
        box,
        'pre',
        { ...mono, margin: '8px 0 16px', overflowX: 'auto', whiteSpace: 'pre' },
        frame,
      );
      // Scrolled by keys, too.
      lines.tabIndex = 0;
      if (place) addOpen(box, place);
    }
    const kept = lastGood
      ? `Under this is the last good build, of ${lastGood}. It still works, and what you typed is kept. `
      : '';
    add(
      box,
      'p',
      { margin: '0 0 12px' },
      `${kept}This goes away by itself after the next good build.`,
    );
    const close = add(box, 'button', { font: 'inherit', padding: '6px 12px' }, 'Close');
    close.setAttribute('type', 'button');
    close.addEventListener('click', hide);
  };

  const control = () =>
    new Promise<Control>((resolve) => {
      const look = () => {
        const { fairlead } = globalThis as { fairlead?: Control };
        if (fairlead) resolve(fairlead);
        return fairlead !== undefined;
      };
      if (!look()) addEventListener('fairlead-control', look, { once: true });
    });

  // One after the other: a swap that overtakes another would bring the older build back.
  let turn = Promise.resolve();
  new EventSource(`/builds/${area}/changes`).onmessage = ({ data }) => {
    const { problems } = JSON.parse(data) as BuildNews;
    turn = turn.then(async () => {
      if (problems.length > 0) return show(problems);
      const { kind, because = '' } = await (await control()).swap(area);
      if (kind === 'swapped') lastGood = new Date().toLocaleTimeString();
      show(kind === 'swapped' ? [] : [{ message: because, place: null, frame: '' }]);
    });
  };
}
