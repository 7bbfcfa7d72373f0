/**
 * Returns the script of a page in development: it swaps each new build of the area in, and shows above the page why a
 * build failed. The page needs the control, which production leaves out.
 */
export const liveScript = (area: string): string => `(${live})(${JSON.stringify(area)});`;

/** Runs in the page, so it uses nothing from outside of itself. */
function live(area: string) {
  type Outcome = { readonly kind: string; readonly because?: string };
  type Control = { swap(area: string): Promise<Outcome> };
  const id = 'fairlead-build-failure';
  const show = (text: string | null) => {
    document.getElementById(id)?.remove();
    if (text === null) return;
    const box = document.body.appendChild(document.createElement('pre'));
    box.id = id;
    box.setAttribute('role', 'alert');
    box.textContent = text;
    Object.assign(box.style, {
      position: 'fixed',
      inset: 'auto 0 0 0',
      maxHeight: '50vh',
      overflow: 'auto',
      margin: '0',
      padding: '1rem',
      background: '#2b0d0d',
      color: '#ffe9e6',
      font: '14px/1.5 monospace',
      whiteSpace: 'pre-wrap',
      zIndex: '2147483647',
    });
  };
  const control = async (): Promise<Control> => {
    for (;;) {
      const { fairlead } = globalThis as { fairlead?: Control };
      if (fairlead) return fairlead;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  // One after the other: a swap that overtakes another would bring the older build back.
  let turn = Promise.resolve();
  new EventSource(`/builds/${area}/changes`).onmessage = ({ data }) => {
    const { failed } = JSON.parse(data) as { failed: string | null };
    turn = turn.then(async () => {
      if (failed !== null) return show(failed);
      const { kind, because = null } = await (await control()).swap(area);
      show(kind === 'swapped' ? null : because);
    });
  };
}
