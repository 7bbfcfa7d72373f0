import { collect } from '../collect.ts';
import { serveScript } from '../serve-script.ts';
import type { StandInState } from '../state.ts';
import { errorReported } from './logic.ts';

export const errorReportingHandlers = (state: StandInState) => [
  serveScript(
    'error-reporting',
    'https://browser.sentry-cdn.com/:version/bundle.min.js',
    state,
    async () => (await import('./script.ts')).install,
  ),
  collect(
    'error-reporting',
    { method: 'post', url: /^https:\/\/([\w.]+\.)?ingest\.sentry\.io\/api\/\d+\/envelope\/$/ },
    state,
    async (request) => {
      const [, , event = '{}'] = (await request.text()).split('\n');
      const { exception, tags } = JSON.parse(event);
      const [{ type, value }] = exception.values;
      return errorReported(type, value, tags);
    },
  ),
];
