import { element } from '../src/in-browser/element.ts';
import { pageTools } from './page-tools.ts';
import { button, type Part, section } from './section.ts';

/** How much of a value is shown. */
const maxCharacters = 400;

/** The stores of the open area with their values, as they were when they were asked for. */
export function storeSection(): Part {
  const list = element('div', {});
  const read = () => {
    const stores = [...(pageTools()?.stores() ?? [])];
    list.replaceChildren(
      ...stores.map(([name, value]) =>
        element(
          'details',
          {},
          element('summary', { class: 'tiny' }, name),
          element('p', { class: 'code facts-line' }, shortText(name, value)),
        ),
      ),
    );
  };
  return {
    node: section(
      'Stores',
      button('Read stores', read, { kind: 'button-quiet', icon: 'reset' }),
      list,
    ),
    update() {},
  };
}

/** What a payment or a session needs is no reading matter, on a shared screen either. */
const secret = /token|secret|password|cvc|card|account/i;

function shortText(name: string, value: unknown): string {
  if (secret.test(name)) return '•••';
  const seen = new WeakSet<object>();
  const text =
    JSON.stringify(value, (key, part: unknown) => {
      if (secret.test(key) && typeof part === 'string' && part !== '') return '•••';
      if (typeof part !== 'object' || part === null) return part;
      if (seen.has(part)) return '…';
      seen.add(part);
      return part instanceof Map ? Object.fromEntries(part) : part;
    }) ?? 'none';
  return text.length > maxCharacters ? `${text.slice(0, maxCharacters)}…` : text;
}
