import type { Plugin } from 'vite';

/**
 * Leaves out of the browser what only `docs/calls.md` shows of a call: what the errors it may answer with mean. Their
 * status and code stay, because the sandbox in the page answers with them.
 */
export const withoutCallDocs = (): Plugin => ({
  name: 'fairlead:without-call-docs',
  // Before TypeScript is compiled, which formats the code again.
  enforce: 'pre',
  transform: {
    filter: { id: /\/shared\/contracts\/src\// },
    handler: (code) => ({ code: code.replaceAll(/,\s*means:\s*'[^']*'/g, ''), map: null }),
  },
});
