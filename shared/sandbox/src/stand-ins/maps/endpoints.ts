import type { StandInState } from '../state.ts';
import type { VendorEndpoint } from '../vendor-endpoint.ts';
import { readPlace, searchBook } from './logic.ts';

type Search = { readonly input: string; readonly includedRegionCodes?: readonly string[] };

export const mapsEndpoints = (state: StandInState): readonly VendorEndpoint[] => [
  {
    kind: 'script',
    vendor: 'maps',
    address: /^https:\/\/maps\.googleapis\.com\/maps\/api\/js$/,
    load: async () => (await import('./script.ts')).install,
  },
  {
    kind: 'service',
    method: 'POST',
    address: /^https:\/\/places\.googleapis\.com\/v1\/places:autocomplete$/,
    async answer(request) {
      const { input, includedRegionCodes = ['us'] }: Search = await request.json();
      // The address book only has addresses of the United States.
      const book = includedRegionCodes.includes('us') ? state.addresses() : [];
      return Response.json({ suggestions: searchBook(book, input) });
    },
  },
  {
    kind: 'service',
    method: 'GET',
    address: /^https:\/\/places\.googleapis\.com\/v1\/places\/[^/]+$/,
    answer({ url }) {
      const placeId = decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '');
      const addressComponents = readPlace(state.addresses(), placeId);
      if (addressComponents) return Response.json({ id: placeId, addressComponents });
      const message = `Requested entity was not found: ${placeId}`;
      return Response.json({ error: { code: 404, message } }, { status: 404 });
    },
  },
];
