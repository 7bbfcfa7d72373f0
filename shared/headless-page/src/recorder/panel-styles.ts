/** The panel's own colors: it is the same on every page, and no page's styles reach it. */
export const panelStyles = `
:host { position: fixed; inset: auto auto 16px 16px; z-index: 2147483646; }
:host([hidden]) { display: none; }
section {
  box-sizing: border-box; inline-size: min(400px, calc(100vw - 32px)); max-block-size: 45vh;
  display: flex; flex-direction: column; gap: 8px; padding: 12px; border-radius: 8px;
  background: #14162b; color: #f4f2ec; font: 14px/1.4 system-ui, sans-serif;
  box-shadow: 0 4px 24px rgb(0 0 0 / 40%);
}
header, footer { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
h2 { flex: 1; margin: 0; font-size: 14px; }
header h2::before { content: '●'; color: #ff6b81; margin-inline-end: 6px; }
.paused header h2::before { content: 'Ⅱ'; color: inherit; }
section[hidden] { display: none; }
section h2 { flex: none; }
header h2 { flex: 1; }
.save { display: flex; flex-direction: column; gap: 8px; min-block-size: 0; }
.save pre { margin: 0; overflow: auto; min-block-size: 6em; font: 13px/1.4 ui-monospace, monospace; white-space: pre-wrap; }
.save p { margin: 0; }
a { color: #f4f2ec; }
ol { margin: 0; padding: 0; list-style: none; overflow: auto; }
li { display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: start; padding: 4px 8px; border-inline-start: 3px solid transparent; }
li > .number { min-inline-size: 2ch; text-align: end; color: #a9accc; font-variant-numeric: tabular-nums; }
li.notice > span { flex: 1 1 70%; }
li.notice { color: #f2d38b; border-color: #f2d38b; }
li.offer { border-color: #ff9fd6; background: #1e2140; }
code { flex: 1 1 70%; white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.4 ui-monospace, monospace; }
button, input { font: inherit; color: inherit; background: #262a4a; border: 1px solid #8d90b0; border-radius: 4px; padding: 4px 8px; }
input { flex: 1 1 100%; box-sizing: border-box; }
button { cursor: pointer; }
:focus-visible { outline: 2px solid #ffd34d; outline-offset: 2px; }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); margin: 0; }
`;
