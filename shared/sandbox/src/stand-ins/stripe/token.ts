import { brandOf, type CardBrand } from './card-number.ts';
import { type Decline, notATestCard, testCards } from './test-cards.ts';

/** What charging a token leads to. */
export type ChargeOutcome =
  | { readonly ok: true; readonly brand: CardBrand; readonly last4: string }
  | ({ readonly ok: false } & Decline);

/**
 * Creates a token for a valid card number. It only contains the index of the documented test card, so it also works
 * after a reload, in another process and on a server, needs no storage, and contains no card number.
 */
export function makeToken(digits: string, random: () => number = secureRandom): string {
  const place = testCards.findIndex(({ number }) => number === digits);
  const noise = Array.from({ length: 20 }, () => letter(random())).join('');
  return `tok_1${noise}${String(place + 1).padStart(3, '0')}`;
}

/**
 * Returns the provider's response to a charge of this token. As in the provider's test mode, a test card is declined
 * here, not when the token is created.
 */
export function chargeOutcome(token: string): ChargeOutcome {
  const place = /^tok_1[A-Za-z0-9]{20}(\d{3})$/.exec(token)?.[1];
  if (place === undefined || Number(place) > testCards.length) return noSuchToken;
  const card = testCards[Number(place) - 1];
  if (!card) return { ok: false, ...notATestCard };
  if (card.decline) return { ok: false, ...card.decline };
  return { ok: true, brand: brandOf(card.number), last4: card.number.slice(-4) };
}

/** Whether the card can be authorized and is declined when it is charged later (docs.stripe.com/testing). */
export const declinesLater = (token: string): boolean =>
  cardOf(token)?.number === '4000000000000341';

function cardOf(token: string) {
  const place = /^tok_1[A-Za-z0-9]{20}(\d{3})$/.exec(token)?.[1];
  return place === undefined ? undefined : testCards[Number(place) - 1];
}

const noSuchToken: ChargeOutcome = {
  ok: false,
  code: 'resource_missing',
  message: 'No such token. Make a new one from the card and try again.',
};

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const letter = (random: number) => alphabet[Math.floor(random * alphabet.length)] ?? 'A';
const secureRandom = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
