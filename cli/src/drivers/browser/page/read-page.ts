import { readDom } from '@fairlead/ui/semantics/dom/read-dom';
import { activities } from './activity.ts';
import { areScriptsHeld, drawnScreen } from './held-scripts.ts';

type Reading = ReturnType<typeof readDom>;

/** Changes that affect a reading without changing the document: a field's value, the focus, the window. */
const events = [
  'input',
  'change',
  'focusin',
  'focusout',
  'toggle',
  'close',
  'transitionend',
  'animationend',
  'resize',
  'popstate',
] as const;

let changes = 0;
let kept: { readonly at: string; readonly reading: Reading } | null = null;
const noteChange = () => {
  changes += 1;
};
const observer = new MutationObserver(noteChange);

/** Reads the open page. It isn't read again as long as nothing has happened on it. */
export function readPage(): Reading {
  // Changes of this turn haven't been reported yet.
  if (observer.takeRecords().length > 0) noteChange();
  const at = `${changes} ${activities()}`;
  if (kept?.at !== at) kept = { at, reading: readDom(shownPart()) };
  return kept.reading;
}

/** What is drawn beside the page is not of it, unless nothing else comes yet. */
const shownPart = (): HTMLElement => (areScriptsHeld() ? drawnScreen() : null) ?? document.body;

/** The driver has operated a control. */
export const forgetReading = noteChange;

/** Notices from now on what changes the page, in the shadow trees too. */
export function watchChanges(): void {
  const watch = (root: Node) =>
    observer.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  watch(document);
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (this: Element, options) {
    const root = attachShadow.call(this, options);
    watch(root);
    return root;
  };
  for (const event of events) addEventListener(event, noteChange, true);
}
