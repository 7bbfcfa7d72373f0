import { isCardNumber } from '@fairlead/headless-page/secrets/card-number';

/** What `see kept` can be about, besides a text: kinds of data that are recognized whatever their values are. */
export const keptTopics = ['cards', 'bank accounts', 'passwords'] as const;

type Topic = (typeof keptTopics)[number];

const names: Readonly<Record<Topic, RegExp>> = {
  cards: /card.?number|\bcv[cv]\b|security.?code/i,
  'bank accounts': /(?:account|routing).?number/i,
  passwords: /passw(?:or)?d|passcode/i,
};

const cardLike = /(?<!\d)\d(?:[ -]?\d){13,18}(?!\d)/g;

/** Whether a kept text, with its key, is about a topic, or contains a text (in any case). */
export function isAbout(kept: string, about: string): boolean {
  const topic = keptTopics.find((one) => one === about);
  if (!topic) return kept.toLowerCase().includes(about.toLowerCase());
  if (names[topic].test(kept)) return true;
  return topic === 'cards' && (kept.match(cardLike) ?? []).some(hasCheckDigit);
}

const hasCheckDigit = (text: string) => isCardNumber(text.replaceAll(/\D/g, ''));
