import { collect } from '../collect.ts';
import { serveScript } from '../serve-script.ts';
import type { StandInState } from '../state.ts';
import { replayStarted } from './logic.ts';

export const sessionReplayHandlers = (state: StandInState) => [
  serveScript(
    'session-replay',
    'https://www.datadoghq-browser-agent.com/us1/v6/datadog-rum.js',
    state,
    async () => (await import('./script.ts')).install,
  ),
  collect(
    'session-replay',
    { method: 'post', url: 'https://browser-intake-datadoghq.com/api/v2/rum' },
    state,
    async (request) => replayStarted(await request.json()),
  ),
];
