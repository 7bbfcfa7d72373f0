import type { Plugin } from 'vite';

/**
 * Vite wraps each dynamic import to preload its style sheets and chunks. Here the import map's
 * depcache does that, so the wrapper's helper (1 KB compressed, per micro-frontend) shrinks to nothing.
 */
export function plainImports(): Plugin {
  return {
    name: 'fairlead:plain-imports',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
    },
  };
}
