/// <reference types="google.maps" />
import { loadScript } from './load-script.ts';
import { type MapsAddress, readComponents } from './maps-address.ts';
import { VendorLoadError } from './vendor-load-error.ts';

export type { MapsAddress } from './maps-address.ts';

export type AddressSuggestion = { readonly placeId: string; readonly text: string };

export type Maps = {
  suggestAddresses(text: string): Promise<AddressSuggestion[]>;
  readAddress(placeId: string): Promise<MapsAddress>;
};

// One per page, not per caller: a second call must not load the script again.
let places: Promise<google.maps.PlacesLibrary> | undefined;

/**
 * Creates the address service: US addresses by autocomplete (A§7). The first use loads the script. If that fails, this and
 * every later use throws the same VendorLoadError until the page is reloaded (A§8).
 */
export function openMaps({ key }: { readonly key: string }): Maps {
  let session: google.maps.places.AutocompleteSessionToken | undefined;
  const suggested = new Map<string, google.maps.places.PlacePrediction>();

  const library = () => {
    places ??= loadPlaces(key);
    return places;
  };

  return {
    async suggestAddresses(text) {
      const { AutocompleteSessionToken, AutocompleteSuggestion } = await library();
      if (text.trim() === '') return [];
      session ??= new AutocompleteSessionToken();
      const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input: text,
        includedRegionCodes: ['us'],
        region: 'us',
        language: 'en-US',
        sessionToken: session,
      });
      const predictions = suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
      for (const prediction of predictions) suggested.set(prediction.placeId, prediction);
      return predictions.map(({ placeId, text }) => ({ placeId, text: text.text }));
    },

    async readAddress(placeId) {
      const { Place } = await library();
      // A prediction carries the billing session; an id alone (after a reload) doesn't.
      const place = suggested.get(placeId)?.toPlace() ?? new Place({ id: placeId });
      await place.fetchFields({ fields: ['addressComponents'] });
      session = undefined;
      suggested.clear();
      return readComponents(place.addressComponents ?? []);
    },
  };
}

async function loadPlaces(key: string): Promise<google.maps.PlacesLibrary> {
  try {
    await loadMaps(key);
    return await google.maps.importLibrary('places');
  } catch (cause) {
    throw new VendorLoadError(
      'maps',
      'The address service could not be loaded. Reload the page to try again.',
      cause,
    );
  }
}

/** The name of the callback that the script calls when it is ready. */
const ready = '__ready__';

/**
 * Loads the maps script like every other vendor's, with the page's own Trusted Types policy. The provider's loader would
 * create a policy that allows any address, which the page refuses.
 */
async function loadMaps(key: string): Promise<void> {
  const query = new URLSearchParams({
    key,
    v: 'weekly',
    region: 'US',
    language: 'en',
    libraries: 'places',
    loading: 'async',
    callback: `google.maps.${ready}`,
  });
  const isReady = new Promise<void>((resolve) => {
    const page: { google?: { maps?: object } } = globalThis;
    page.google ??= {};
    page.google.maps = Object.assign(page.google.maps ?? {}, { [ready]: resolve });
  });
  await loadScript('maps', `https://maps.googleapis.com/maps/api/js?${query}`);
  await isReady;
}
