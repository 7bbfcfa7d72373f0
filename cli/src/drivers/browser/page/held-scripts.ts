const holdKey = 'fairlead-driver:hold';
/** A type that no browser runs. */
const heldType = 'text/held';

let held: HTMLScriptElement[] | null = null;
let observer: MutationObserver | null = null;

/** Whether the document's scripts are held back: what is drawn in it can be used, and nothing else comes. */
export const areScriptsHeld = (): boolean => held !== null;

/** Makes the next document hold back its scripts. */
export function holdNextScripts(): void {
  sessionStorage.setItem(holdKey, 'true');
}

/**
 * Called as a document begins. A browser looks at a script's type when it has parsed its end, after observers were told.
 * What is in the document itself runs: it keeps what is entered and pressed.
 */
export function holdScripts(): void {
  // A document without an origin (about:blank) has no storage.
  try {
    if (sessionStorage.getItem(holdKey) === null) return;
    sessionStorage.removeItem(holdKey);
  } catch {
    return;
  }
  const scripts: HTMLScriptElement[] = [];
  held = scripts;
  observer = new MutationObserver((changed) => {
    for (const node of changed.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement) || node.src === '') continue;
      node.type = heldType;
      scripts.push(node);
    }
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** The screen that the document shows before its scripts have run; null: none. */
export const drawnScreen = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('#main > [data-drawn]')].find((screen) =>
    screen.checkVisibility(),
  ) ?? null;

/** Lets the scripts run in their order. A browser looks at a script again when it is put into the document again. */
export function releaseScripts(): void {
  observer?.disconnect();
  const scripts = held ?? [];
  held = null;
  for (const script of scripts) {
    const place = script.nextSibling;
    const parent = script.parentNode;
    script.removeAttribute('type');
    script.async = false;
    script.remove();
    parent?.insertBefore(script, place);
  }
}
