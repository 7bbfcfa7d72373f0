import { element } from '../src/in-browser/element.ts';
import { withoutSecrets } from './hide-secrets.ts';
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

function shortText(name: string, value: unknown): string {
  const text = withoutSecrets(name, value);
  return text.length > maxCharacters ? `${text.slice(0, maxCharacters)}…` : text;
}
