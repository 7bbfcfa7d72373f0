import { panelGap, panelHeight } from './panel-place.ts';

/**
 * The night surface of the design (`shared/ui/src/styles`), in the panel's own colors: it is the same on every page, also
 * on those of other sites, and no page's styles reach it.
 */
export const panelStyles = `
:host {
  --page: #070a0f; --surface: #161e27; --text: #f1f4f6; --muted: #aab4bd; --line: #34404b;
  --boundary: #8595a3; --action: #8fb8ff; --on-action: #07111f;
  position: fixed; inset: auto ${2 * panelGap}px ${panelGap}px auto; z-index: 2147483646;
  color-scheme: dark;
}
:host(.across) { inset: ${panelGap}px auto auto ${panelGap}px; }
:host([hidden]), [hidden] { display: none !important; }
* { box-sizing: border-box; margin: 0; }
section {
  inline-size: min(440px, calc(100vw - ${3 * panelGap}px)); block-size: ${panelHeight.open};
  display: flex; flex-direction: column; gap: 8px; padding: 10px 12px; border-radius: 8px;
  border: 1px solid var(--line); background: var(--page); color: var(--text);
  font: 14px/1.4 var(--font-ui, system-ui), sans-serif; box-shadow: 0 4px 24px rgb(0 0 0 / 40%);
}
:host(.folded) section { block-size: ${panelHeight.folded}; }
:host(.folded) section > :not(header) { display: none; }
header, footer, .acts { display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; }
h2 { font-size: 14px; }
header .at { flex: 1; }
h2::before { margin-inline-end: 6px; }
[data-state=recording] h2::before { content: '●'; color: #ff8f80; }
[data-state=paused] h2::before { content: 'Ⅱ'; }
.view, form { flex: 1; min-block-size: 0; display: flex; flex-direction: column; gap: 8px; }
form { overflow: auto; gap: 4px; }
form footer { margin-block-start: 8px; }
label { font-weight: 600; }
pre { flex: 1; overflow: auto; min-block-size: 4em; white-space: pre-wrap; }
pre, ol { border: 1px solid var(--line); border-radius: 6px; background: var(--surface); }
pre, code { font: 13px/1.4 ui-monospace, monospace; }
pre { padding: 8px; }
ol { flex: 1; min-block-size: 0; padding: 0; list-style: none; overflow: auto; }
ol:empty::before { content: 'What you do on the page is listed here.'; display: block; padding: 8px; color: var(--muted); }
li {
  display: grid; grid-template-columns: 2ch minmax(0, 1fr) auto; gap: 2px 8px; padding: 5px 8px;
  border-inline-start: 3px solid transparent;
}
li + li { border-block-start: 1px solid #232d37; }
li > .number { text-align: end; color: var(--muted); font-size: 12px; line-height: 18px; }
li > p, li > .acts, li > input { grid-column: 2 / -1; }
.at, .count, .hint { color: var(--muted); font-size: 12px; font-variant-numeric: tabular-nums; }
.count { margin-inline-start: auto; }
code { white-space: pre-wrap; overflow-wrap: anywhere; }
code > b, a { color: var(--action); }
.notice { background: #2e2510; border-inline-start-color: #e5b84b; }
.notice, .notice > .number { color: #efcf7f; }
.offer { background: #38102a; border-inline-start-color: #f08cc6; }
.offer code > b, .offer > p { color: #f59bd0; }
.offer > p { font-size: 12px; }
.offer .at, .notice .at { color: inherit; }
button, input {
  font: inherit; color: var(--text); background: var(--surface); border: 1px solid var(--boundary);
  border-radius: 4px; padding: 4px 8px;
}
input { inline-size: 100%; }
button { cursor: pointer; font-weight: 600; font-size: 13px; }
button.quiet { background: none; border-color: transparent; color: var(--action); }
button.main, button[aria-pressed=true] {
  background: var(--action); border-color: var(--action); color: var(--on-action);
}
:focus-visible { outline: 2px solid #f08cc6; outline-offset: -1px; }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
`;
