import { HttpResponse, http } from 'msw';
import { serveScript } from '../serve-script.ts';
import type { StandInState } from '../state.ts';
import { readPlace, searchBook } from './logic.ts';

export const mapsHandlers = (state: StandInState) => [
  serveScript('maps', 'https://maps.googleapis.com/maps/api/js', state, async () => {
    const { install } = await import('./script.ts');
    return install;
  }),

  http.post<never, { input: string; includedRegionCodes?: string[] }>(
    // A colon in a path would be read as a parameter.
    /^https:\/\/places\.googleapis\.com\/v1\/places:autocomplete$/,
    async ({ request }) => {
      const { input, includedRegionCodes = ['us'] } = await request.json();
      // The book knows addresses of the United States only.
      const book = includedRegionCodes.includes('us') ? state.addresses() : [];
      return HttpResponse.json({ suggestions: searchBook(book, input) });
    },
  ),

  http.get<{ placeId: string }>(
    'https://places.googleapis.com/v1/places/:placeId',
    ({ params: { placeId } }) => {
      const addressComponents = readPlace(state.addresses(), placeId);
      if (addressComponents) return HttpResponse.json({ id: placeId, addressComponents });
      const message = `Requested entity was not found: ${placeId}`;
      return HttpResponse.json({ error: { code: 404, message } }, { status: 404 });
    },
  ),
];
