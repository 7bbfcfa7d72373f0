import { HttpResponse, http } from 'msw';
import { hang } from '../hang.ts';
import type { StandInState } from '../state.ts';
import { evaluate } from './logic.ts';

const service = 'https://app.launchdarkly.com/sdk';

export const flagHandlers = (state: StandInState) => [
  http.get(`${service}/evalx/:environment/contexts/:context`, async ({ request }) => {
    const fault = state.faultOf('flags');
    if (fault === 'down') return HttpResponse.error();
    if (fault === 'hangs') await hang(request);
    return HttpResponse.json(evaluate(state.flags()));
  }),
  http.get(`${service}/goals/:environment`, () => HttpResponse.json([])),
  http.post(
    'https://events.launchdarkly.com/events/*',
    () => new HttpResponse(null, { status: 202 }),
  ),
  // 204 tells an event source not to reconnect: flags don't change while the page is open.
  http.get(
    'https://clientstream.launchdarkly.com/*',
    () => new HttpResponse(null, { status: 204 }),
  ),
];
