/** The states and the District, by the code after "US-" in a region. */
export const usStates = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
} as const;

/** The territories, by the same code. No policies are issued there, but people live and work there. */
const usTerritories = {
  AS: 'American Samoa',
  GU: 'Guam',
  MP: 'Northern Mariana Islands',
  PR: 'Puerto Rico',
  VI: 'U.S. Virgin Islands',
} as const;

const namesByCode: Readonly<Record<string, string>> = { ...usStates, ...usTerritories };

/** Returns the state code of a region: "CA" for "US-CA" and "CA" (AMB-37). */
export const stateCode = (region: string): string =>
  region.trim().toUpperCase().replace(/^US-/, '');

/**
 * Returns a state's name for a sentence, from its code ("US-NM") or from a name in any case ("new mexico"). Anything else is
 * returned unchanged, without "US-".
 */
export function stateName(region: string): string {
  const code = stateCode(region);
  const named = Object.values(namesByCode).find((name) => name.toUpperCase() === code);
  return namesByCode[code] ?? named ?? region.trim().replace(/^US-/i, '');
}
