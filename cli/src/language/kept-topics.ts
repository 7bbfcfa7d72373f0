/** What `see kept` can be about, besides a text: kinds of data that are recognized whatever their values are. */
export const keptTopics = ['cards', 'bank accounts', 'passwords'] as const;

type Topic = (typeof keptTopics)[number];

const names: Readonly<Record<Topic, RegExp>> = {
  cards: /card.?number|\bcv[cv]\b|security.?code/i,
  'bank accounts': /(?:account|routing).?number/i,
  passwords: /passw(?:or)?d|passcode/i,
};

const cardNumber = /(?<!\d)\d(?:[ -]?\d){13,18}(?!\d)/g;

/** Whether a kept text, with its key, is about a topic, or contains a text (in any case). */
export function isAbout(kept: string, about: string): boolean {
  const topic = keptTopics.find((one) => one === about);
  if (!topic) return kept.toLowerCase().includes(about.toLowerCase());
  if (names[topic].test(kept)) return true;
  return topic === 'cards' && (kept.match(cardNumber) ?? []).some(isCardNumber);
}

/** The check digit of card numbers (ISO/IEC 7812). */
function isCardNumber(text: string): boolean {
  const digits = [...text.replaceAll(/\D/g, '')].reverse().map(Number);
  const sum = digits.reduce((total, digit, place) => {
    const counted = place % 2 === 0 ? digit : digit * 2;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}
