import type { Install } from '../vendor-endpoint.ts';
import type { AddressComponent, Suggestion } from './logic.ts';

const service = 'https://places.googleapis.com/v1';

/** `google.maps.importLibrary('places')` with autocomplete and place details. */
export const install: Install = (_, script) => {
  const libraries: Record<string, object> = { places: placesLibrary };
  const google: { maps?: Record<string, unknown> } = Reflect.get(window, 'google') ?? {};
  google.maps = Object.assign(google.maps ?? {}, {
    async importLibrary(name: string) {
      const library = libraries[name];
      if (!library) throw new Error(`The sandbox has no maps library ${name}, only places.`);
      return library;
    },
  });
  Object.assign(window, { google });
  // The loader names the function that resolves it, such as google.maps.__ib__.
  const callback = new URL(script?.src ?? location.href).searchParams.get('callback');
  const resolve = google.maps[callback?.split('.').at(-1) ?? ''];
  if (typeof resolve === 'function') resolve();
};

class AutocompleteSessionToken {}

class Place {
  id: string;
  addressComponents: readonly AddressComponent[] | undefined;

  constructor({ id }: { id: string }) {
    this.id = id;
  }

  async fetchFields({ fields }: { fields: readonly string[] }) {
    const found: { addressComponents: AddressComponent[] } = await ask(
      `${service}/places/${encodeURIComponent(this.id)}`,
    );
    if (fields.includes('addressComponents')) this.addressComponents = found.addressComponents;
    return { place: this };
  }
}

const AutocompleteSuggestion = {
  async fetchAutocompleteSuggestions(request: {
    input: string;
    includedRegionCodes?: readonly string[];
  }) {
    const { input, includedRegionCodes } = request;
    const { suggestions }: { suggestions: Suggestion[] } = await ask(
      `${service}/places:autocomplete`,
      { method: 'POST', body: JSON.stringify({ input, includedRegionCodes }) },
    );
    return {
      suggestions: suggestions.map(({ placeId, text }) => ({
        placePrediction: {
          placeId,
          text: { text, matches: [] },
          toPlace: () => new Place({ id: placeId }),
        },
      })),
    };
  },
};

const placesLibrary = { AutocompleteSessionToken, AutocompleteSuggestion, Place };

async function ask<Answer>(url: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`The places service answered ${response.status}.`);
  return response.json();
}
