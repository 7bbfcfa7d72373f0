import { readPlace, searchBook } from '../maps/logic.ts';
import type { StandInState } from '../state.ts';
import { reach } from './reach.ts';

const notLoaded = 'The address service could not be loaded. Reload the page to try again.';

/** Address suggestions without a page. */
export function addressHandlers(state: StandInState) {
  return {
    async suggestAddresses(text: string) {
      await reach(state, 'maps', notLoaded);
      return searchBook(state.addresses(), text);
    },

    async readAddress(placeId: string) {
      await reach(state, 'maps', notLoaded);
      const parts = readPlace(state.addresses(), placeId);
      if (!parts) throw new Error(`No place has the id ${placeId}. Search for the address again.`);
      const long = (type: string) => find(type)?.longText ?? '';
      const find = (type: string) => parts.find(({ types }) => types.includes(type));
      const code = find('administrative_area_level_1')?.shortText;
      return {
        line_1: `${long('street_number')} ${long('route')}`.trim(),
        city: long('locality'),
        region: code ? `US-${code}` : '',
        county: long('administrative_area_level_2').replace(/ County$/, ''),
        postal_code: long('postal_code'),
        country: 'US',
      };
    },
  };
}
