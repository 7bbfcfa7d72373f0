/** What a field wants, by the words in its label; the first that fits. */
const likely: readonly (readonly [RegExp, string])[] = [
  [/e-?mail/i, 'ada@example.com'],
  [/phone/i, '(415) 555-0111'],
  [/card number/i, '4242 4242 4242 4242'],
  [/expir(y|ation)|mm ?\/ ?yy/i, '12/30'],
  [/cvc|security code/i, '123'],
  [/zip|postal/i, '94105'],
  [/web ?site|url|link/i, 'https://pebblewick.example.com'],
  [/address line 2|suite|floor/i, 'Floor 2'],
  [/address|location/i, '137 Halyard'],
  [/date|day|when/i, '2027-01-15'],
  [/year/i, '2021'],
  [/percent|%/i, '10'],
  [/revenue|amount|payroll|raised|funding|cost|\$/i, '1000000'],
  [/number|how many|employees|count|limit/i, '12'],
  [/first name/i, 'Ada'],
  [/last name/i, 'Lindqvist'],
  [/name/i, 'Ada Lindqvist'],
];

/** Returns what somebody would type into a field with this label. */
export const likelyText = (label: string): string =>
  likely.find(([words]) => words.test(label))?.[1] ?? 'Ada';
