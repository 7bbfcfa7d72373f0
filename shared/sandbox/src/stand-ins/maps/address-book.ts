/** One invented address. `null` is a part that the maps service doesn't know. */
export type BookAddress = {
  readonly line_1: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly county: string | null;
  readonly postal_code: string | null;
};

// line 1 | city | state | county | postal code. The streets are invented, the cities are real.
const written = `
71 Ropewalk Lane|Durham|NC|Durham|27701
803 Bollard Lane|Phoenix|AZ|Maricopa|85004
137 Halyard Street|San Francisco|CA|San Francisco|94105
1062 Gangway Street|San Francisco|CA|San Francisco|94105
1395 Bollard Lane|San Francisco|CA|San Francisco|94105
1432 Capstan Street|San Francisco|CA|San Francisco|94105
174 Lantern Row|Denver|CO|Denver|80202
581 Kelp Street|Denver|CO|Denver|80202
1284 Sandpiper Way|Denver|CO|Denver|80202
1802 Mainsail Avenue|Denver|CO|Denver|80202
877 Windlass Avenue|Hartford|CT|Hartford|06103
1358 Lantern Row|Washington|DC|District of Columbia|20001
618 Mainsail Avenue|Miami|FL|Miami-Dade|33131
1247 Chandler Row|Miami|FL|Miami-Dade|33131
248 Capstan Street|Atlanta|GA|Fulton|30303
1136 Driftwood Lane|Atlanta|GA|Fulton|30303
1099 Beacon Rise|Chicago|IL|Cook|60608
1820 Foundry Row|Chicago|IL|Cook|60608
951 Quarry Walk|Indianapolis|IN|Marion|46204
211 Bollard Lane|Boston|MA|Suffolk|02110
1691 Beacon Rise|Boston|MA|Suffolk|02110
840 Capstan Street|Baltimore|MD|Baltimore City|21202
988 Ropewalk|Detroit|MI|Wayne|48226
507 Beacon Rise|Minneapolis|MN|Hennepin|55401
1876 Sandpiper Way|Minneapolis|MN|Hennepin|55401
544 Driftwood Lane|Raleigh|NC|Wake|27601
1506 Ferry Steps|Raleigh|NC|Wake|27601
322 Ferry Steps|Newark|NJ|Essex|07102
18 Juniper Cut|Reno|NV|Washoe|89501
766 Lantern Row|Reno|NV|Washoe|89501
233 Halyard Street|New York|NY|New York|10013
692 Sandpiper Way|New York|NY|New York|10013
1210 Mainsail Avenue|New York|NY|New York|10013
1765 Kelp Street|New York|NY|New York|10013
1173 Kelp Street|Columbus|OH|Franklin|43215
470 Gangway Street|Portland|OR|Multnomah|97204
1728 Driftwood Lane|Portland|OR|Multnomah|97204
729 Halyard Street|Philadelphia|PA|Philadelphia|19103
1580 Ropewalk|Philadelphia|PA|Philadelphia|19103
359 Quarry Walk|Nashville|TN|Davidson|37203
410 Sandpiper Way|Austin|TX|Travis|78701
1025 Tiller Court|Austin|TX|Travis|78701
1469 Windlass Avenue|Austin|TX|Travis|78701
433 Tiller Court|Lehi|UT|Utah|84043
1321 Halyard Street|Lehi|UT|Utah|84043
285 Windlass Avenue|Richmond|VA|Richmond City|23219
1654 Gangway Street|Richmond|VA|Richmond City|23219
2024 Capstan Street|Richmond|VA|Richmond City|23219
396 Ropewalk|Seattle|WA|King|98101
1543 Quarry Walk|Seattle|WA|King|98101
1839 Chandler Row|Seattle|WA|King|98101
914 Ferry Steps|Madison|WI|Dane|53703
12 Cooperage Lane|Wilmington|DE|New Castle|19801
240 Packet Street|St. Louis|MO|St. Louis City|63101
61 Spindrift Avenue|Los Angeles|CA|Los Angeles|90012
508 Tern Street|San Diego|CA|San Diego|92101
77 Binnacle Road|Brooklyn|NY|Kings|11201
905 Fathom Court|Houston|TX|Harris|77002
31 Jetty Way|Cleveland|OH|Cuyahoga|44113
19 Anchor Loop|Las Vegas|NV|Clark|89101
42 Ledger Street|Birmingham|AL|Jefferson|35203
8 Floe Road|Anchorage|AK|Anchorage|99501
150 Mill Race|Little Rock|AR|Pulaski|72201
27 Surf Lane|Honolulu|HI|Honolulu|96813
310 Sagebrush Avenue|Boise|ID|Ada|83702
64 Prairie Street|Des Moines|IA|Polk|50309
715 Wheatfield Road|Wichita|KS|Sedgwick|67202
220 Paddock Lane|Louisville|KY|Jefferson|40202
98 Levee Street|New Orleans|LA|Orleans|70112
16 Lobster Wharf|Portland|ME|Cumberland|04101
53 Bayou Road|Jackson|MS|Hinds|39201
402 Bitterroot Way|Missoula|MT|Missoula|59801
88 Grain Street|Omaha|NE|Douglas|68102
14 Granite Steps|Manchester|NH|Hillsborough|03101
530 Mesa Road|Albuquerque|NM|Bernalillo|87102
29 Buffalo Street|Fargo|ND|Cass|58102
611 Red Dirt Avenue|Oklahoma City|OK|Oklahoma|73102
35 Cobble Wharf|Providence|RI|Providence|02903
72 Palmetto Row|Charleston|SC|Charleston|29401
101 Badlands Road|Sioux Falls|SD|Minnehaha|57104
6 Maple Steps|Burlington|VT|Chittenden|05401
45 Colliery Street|Charleston|WV|Kanawha|25301
83 Frontier Lane|Cheyenne|WY|Laramie|82001
`;

/** Incomplete addresses that a maps service finds: without a state, or only a state. */
const incomplete: readonly BookAddress[] = [
  { line_1: '9 Nameless Reach', city: 'Avalon', state: null, county: null, postal_code: null },
  { line_1: null, city: null, state: 'CA', county: 'Mono', postal_code: null },
  { line_1: 'Ropewalk Quay', city: 'Baltimore', state: 'MD', county: null, postal_code: '21202' },
];

/** The address book of the maps stand-in: live and non-live states, and incomplete places. */
export const addressBook: readonly BookAddress[] = [
  ...written
    .trim()
    .split('\n')
    .map((line): BookAddress => {
      const [line_1 = '', city = '', state = '', county = '', postal_code = ''] = line.split('|');
      return { line_1, city, state, county, postal_code };
    }),
  ...incomplete,
];
