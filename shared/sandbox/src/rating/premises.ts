import { type Answers, numberAnswer, rowsOf, textAnswer } from '../conditions/index.ts';

/** Returns a location's name in responses, by its position in the application. */
export const locationName = (index: number) => `bpp_location_${index + 1}`;

/** Facts about the places the company works in (rating.md §2). Money in cents. */
export function premisesFacts(answers: Answers) {
  const locations = rowsOf(answers, 'locations');
  const offices = locations.filter((row) => row['location-type'] === 'OFFICE');
  const hasOffice = offices.length > 0;
  return {
    location_states: locations
      .map((row) => textAnswer(row, 'location-address-region'))
      .filter((region) => region !== null)
      .map((region) => region.replace(/^US-/, '')),
    location_values: locations.map((row) => numberAnswer(row, 'location-property-value') ?? 0),
    no_own_premises: locations.length > 0 && !hasOffice,
    all_offices_sprinklered:
      hasOffice && offices.every((row) => row['location-sprinklered'] === true),
    all_offices_alarmed:
      hasOffice && offices.every((row) => row['location-central-alarm'] === true),
    any_frame_office: offices.some((row) => row['location-construction'] === 'FRAME'),
  };
}
