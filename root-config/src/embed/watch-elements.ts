import { findShadowRoots } from './elements.ts';

const listeners = new Set<() => void>();
const awaited = new Set<string>();
const watched = new WeakSet<Node>();
let observer: MutationObserver | undefined;

/**
 * Calls back whenever an element of ours may have come to a partner's page or got another `path`. An open shadow root of
 * the partner's is watched, too, once it is on the page with its element defined. The page is looked through once for all
 * who listen: a partner's page may change all the time.
 */
export function watchElements(changed: () => void): void {
  listeners.add(changed);
  observer ??= new MutationObserver(hear);
  follow(observer);
}

function hear(): void {
  if (observer) follow(observer);
  for (const changed of listeners) changed();
}

function follow(by: MutationObserver): void {
  // Not the body: some pages replace it when a visitor moves on.
  for (const root of [document, ...findShadowRoots()]) {
    if (!watched.has(root))
      by.observe(root, {
        childList: true,
        subtree: true,
        attributes: true,
        attributeFilter: ['path'],
      });
    watched.add(root);
    // An element gets its shadow root when its script defines it, which changes nothing that an observer hears of.
    for (const { localName } of root.querySelectorAll(':not(:defined)')) {
      if (awaited.has(localName)) continue;
      awaited.add(localName);
      customElements.whenDefined(localName).then(hear, () => {});
    }
  }
}
