import { isCardNumber } from '@fairlead/headless-page/secrets/card-number';
import { hidden } from '@fairlead/headless-page/secrets/hidden';
import { redactText } from '@fairlead/headless-page/secrets/redact-text';
import { isSecretKey } from '@fairlead/headless-page/secrets/secret-names';

/** What else has a name of a payment: on a shared screen, its owner's name is too much. */
const paymentName = /card|account|routing/i;

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
  (isSecretKey(name) || paymentName.test(name)) &&
  (typeof value === 'number' || (typeof value === 'string' && value !== ''));

function hideIn(value: unknown): unknown {
  if (typeof value === 'number') return isCardNumber(String(value)) ? hidden : value;
  return typeof value === 'string' ? redactText(value) : value;
}
