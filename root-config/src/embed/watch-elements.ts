import { findShadowRoots } from './elements.ts';

/**
 * Calls back whenever an element of ours may have come to a partner's page or got another `path`. An open shadow root of
 * the partner's is watched, too, once it is on the page with its element defined.
 */
export function watchElements(changed: () => void): void {
  const awaited = new Set<string>();
  const watched = new WeakSet<Node>();
  const hear = () => {
    follow();
    changed();
  };
  const observer = new MutationObserver(hear);
  const follow = () => {
    // Not the body: some pages replace it when a visitor moves on.
    for (const root of [document, ...findShadowRoots()]) {
      if (!watched.has(root))
        observer.observe(root, {
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
  };
  follow();
}
