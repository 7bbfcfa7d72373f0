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
    return typeof part === 'object' && part !== null ? partsOf(part) : hideIn(part);
  }

  function partsOf(part: object): unknown {
    if (open.has(part)) return '…';
    open.add(part);
    return part instanceof Map ? Object.fromEntries(part) : hideLabeled(part);
  }
}

/** What is stored beside a `label` or a `name` that says password is one, too. */
function hideLabeled(part: object): object {
  const { label, name, value }: Readonly<Record<string, unknown>> = { ...part };
  const isSecret = [label, name].some((one) => typeof one === 'string' && isHidden(one, value));
  return isSecret ? { ...part, value: hidden } : part;
}

/** Whether a value is secret by its name. What is on or off, empty, or made of parts isn't. */
const isHidden = (name: string, value: unknown): boolean =>
  secretName.test(name) &&
  (typeof value === 'number' || (typeof value === 'string' && value !== ''));

function hideIn(value: unknown): unknown {
  if (typeof value === 'number') return isCard(String(value)) ? hidden : value;
  if (typeof value !== 'string') return value;
  return value
    .replaceAll(cardNumber, (found) => (isCard(found) ? hidden : found))
    .replaceAll(tokens, hidden)
    .replaceAll(parameters, `$1${hidden}`);
}

const isCard = (text: string): boolean => isCardNumber(text.replaceAll(/\D/g, ''));
