import { evaluate, type Tab } from './chrome/tab.ts';

type Form = { readonly presses: readonly string[]; readonly field: string };

/** What a person presses in areas whose address shows no form, and a field of it. */
const forms: Readonly<Record<string, Form>> = {
  renewal: { presses: ['BEGIN RENEWAL', 'Update'], field: 'renewal-unit' },
  admin: { presses: ['Edit name and description of Essentials'], field: 'package-name' },
};

/**
 * Types into every empty line of text, and the field of an area's form. Selects a part of the last one, and scrolls.
 * Returns how many there are.
 */
export async function fillIn(tab: Tab, area: string): Promise<number> {
  const { presses = [], field = null } = forms[area] ?? {};
  for (const name of presses)
    await evaluate(tab, `${whenThere(buttonOf(name))}.then((button) => button.click())`);
  if (field)
    await evaluate(tab, `${whenThere(`document.getElementById('${field}')`)}.then(() => {})`);
  const open = `[...document.querySelectorAll('${lines}')]
    .filter(({ id, value }) => value === '' || (id === '${field}' && !value.startsWith('Typed')))`;
  const fields = await evaluate<number>(tab, `${open}.length`);
  for (let index = 0; index < fields; index += 1) {
    await evaluate(tab, `${open}[0].select()`);
    await tab.send('Input.insertText', { text: `Typed ${index}` });
  }
  await evaluate(
    tab,
    `(async () => {
      const last = [...document.querySelectorAll('${lines}')].findLast(({ value }) => value.startsWith('Typed'));
      last?.setSelectionRange(1, 3);
      (last ?? document.querySelector('#main a[href], #main button'))?.focus({ preventScroll: true });
      scrollTo(0, 120);
      await new Promise((resolve) => setTimeout(resolve, 500));
    })()`,
  );
  return fields;
}

const lines =
  '#main ui-text-field input:not([inputmode]):not([type=email]):not([autocomplete=postal-code])';

const buttonOf = (name: string) =>
  `[...document.querySelectorAll('#main button')].find((button) => (button.getAttribute('aria-label') ?? button.textContent.trim()) === '${name}')`;

/** A promise of what an expression finds, in the page. */
const whenThere = (expression: string) => `(async () => {
  for (let frame = 0; frame < 600; frame += 1) {
    const found = ${expression};
    if (found) return found;
    await new Promise(requestAnimationFrame);
  }
  throw new Error('Not on the page: ' + ${JSON.stringify(expression)});
})()`;

/** What a person would miss, as JSON. */
export const stateOf = (tab: Tab) =>
  evaluate<string>(
    tab,
    `new Promise((resolve) => setTimeout(() => {
      const { activeElement: at } = document;
      const typed = [...document.querySelectorAll('#main input, #main textarea, #main select')]
        .map((one) => one.type === 'checkbox' || one.type === 'radio' ? one.checked : one.value);
      resolve(JSON.stringify({
        typed,
        focus: [at?.tagName, at?.id || at?.name || at?.textContent, at?.selectionStart, at?.selectionEnd],
        scroll: scrollY,
      }));
    }, 500))`,
  );
