import { serveScript } from '../serve-script.ts';
import type { StandInState } from '../state.ts';

export const plaidHandlers = (state: StandInState) => [
  serveScript(
    'plaid',
    'https://cdn.plaid.com/link/v2/stable/link-initialize.js',
    state,
    async () => (await import('./script.ts')).install,
  ),
];
