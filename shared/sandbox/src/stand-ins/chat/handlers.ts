import { serveScript } from '../serve-script.ts';
import type { StandInState } from '../state.ts';

export const chatHandlers = (state: StandInState) => [
  serveScript(
    'chat',
    'https://static.zdassets.com/ekr/snippet.js',
    state,
    async () => (await import('./script.ts')).install,
  ),
];
