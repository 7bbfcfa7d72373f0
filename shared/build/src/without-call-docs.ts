import type { Plugin } from 'vite';

/**
 * Leaves out of the browser what only `docs/calls.md` shows of a call: the errors it may answer with, in words. They are
 * lists of flat objects in the definitions of `shared/contracts`.
 */
export const withoutCallDocs = (): Plugin => ({
  name: 'fairlead:without-call-docs',
  // Before TypeScript is compiled, which formats the code anew.
  enforce: 'pre',
  transform: {
    filter: { id: /\/shared\/contracts\/src\// },
    handler: (code) => ({ code: code.replaceAll(/\berrors: \[[^[\]]*\],/g, ''), map: null }),
  },
});
