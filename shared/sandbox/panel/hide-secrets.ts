import { isCardNumber } from '@fairlead/headless-page/recorder/safe-text';

const hidden = '•••';

/** Names of what a payment or a session needs. */
const secretName = /token|secret|password|passcode|cvc|cvv|card|account|routing|ssn|^\$?code$/i;
/** What looks like the number of a card: 13 to 19 digits, also in groups. */
const cardNumber = /(?<![\w.])\d(?:[ -]?\d){12,18}(?![\w.])/g;
/** The forms of tokens, wherever they are in a text. */
const tokens =
  /\bBearer\s+\S+|\beyJ[\w-]+(?:\.[\w-]*)+|\b(?:tok|pm|seti|pi|src)_\w{6,}|\b(?:public|access|link)-(?:sandbox|development|production)-[\w-]+/gi;
/** Parameters of addresses that sign somebody in. */
const parameters = /([?&#](?:[\w-]*(?:token|ticket|secret|code)|state)=)[^&#\s"]+/gi;

/** Formats a store's value as JSON on one line without what nobody may read on a shared screen: by name, and by its form. */
export function withoutSecrets(name: string, value: unknown): string {
  if (isHidden(name, value)) return hidden;
  const open = new WeakSet<object>();
  return JSON.stringify(value, shown) ?? 'none';

  function shown(key: string, part: unknown): unknown {
    if (key !== '' && isHidden(key, part)) return hidden;
    if (typeof part === 'string') return hideIn(part);
    if (typeof part === 'number') return isCard(String(part)) ? hidden : part;
    if (typeof part !== 'object' || part === null) return part;
    if (open.has(part)) return '…';
    open.add(part);
    if (part instanceof Map) return Object.fromEntries(part);
    // What is stored under a `label` or a `name` that says password is one, too.
    const { label, name: said } = part as Readonly<Record<string, unknown>>;
    const isSecret = [label, said].some((one) => typeof one === 'string' && secretName.test(one));
    return isSecret && 'value' in part ? { ...part, value: hidden } : part;
  }
}

/** Whether a value is secret by its name. What is on or off, empty, or made of parts isn't. */
const isHidden = (name: string, value: unknown): boolean =>
  secretName.test(name) &&
  (typeof value === 'number' || (typeof value === 'string' && value !== ''));

const hideIn = (text: string): string =>
  text
    .replaceAll(cardNumber, (found) => (isCard(found) ? hidden : found))
    .replaceAll(tokens, hidden)
    .replaceAll(parameters, `$1${hidden}`);

const isCard = (text: string): boolean => isCardNumber(text.replaceAll(/\D/g, ''));
