import '../styles/index.css';
import '../index.ts';
import { html } from 'lit';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { heard, settled, show } from '../../test/show.ts';
import { guardPresses } from './guard-presses.ts';

guardPresses(document);

const inner = (element: Element) => element.querySelector('button') as HTMLButtonElement;

test('while loading it shows its busy label, keeps width and focus, and ignores the second click', async () => {
  const button = await show(
    'ui-button',
    html`<ui-button label="Save & Continue" busy-label="Saving…"></ui-button>`,
  );
  const clicks = heard(document.body, 'click');
  button.focus();
  const width = inner(button).offsetWidth;
  await userEvent.click(inner(button));
  button.loading = true;
  await settled(button);
  inner(button).click();
  expect(clicks).toHaveLength(1);
  expect(inner(button).textContent).toContain('Saving…');
  expect(inner(button).getAttribute('aria-disabled')).toBe('true');
  expect(inner(button).offsetWidth).toBe(width);
  expect(document.activeElement).toBe(inner(button));
});

test('the reason it cannot be pressed can be reached and read', async () => {
  const button = await show(
    'ui-button',
    html`<ui-button label="Update" reason="Complete all fields to see updated pricing."></ui-button>`,
  );
  await userEvent.unhover(inner(button));
  const clicks = heard(document.body, 'click');
  button.focus();
  const tip = document.getElementById(inner(button).getAttribute('aria-describedby') ?? '');
  expect(tip?.textContent).toBe('Complete all fields to see updated pricing.');
  expect(tip?.checkVisibility()).toBe(true);
  inner(button).click();
  expect(clicks).toHaveLength(0);
  await userEvent.keyboard('{Escape}');
  expect(tip?.checkVisibility()).toBe(false);
});

test('a reason that is gone leaves an ordinary button', async () => {
  const button = await show(
    'ui-button',
    html`<ui-button label="Update" reason="Not yet."></ui-button>`,
  );
  button.reason = undefined;
  await settled(button);
  expect(inner(button).hasAttribute('aria-describedby')).toBe(false);
  expect(inner(button).hasAttribute('aria-disabled')).toBe(false);
});

test('a submit button submits its form, and not while it works', async () => {
  const button = await show(
    'ui-button',
    html`<form><ui-button type="submit" label="Continue"></ui-button></form>`,
  );
  const submits = heard(document.body, 'submit');
  button.closest('form')?.addEventListener('submit', (event) => event.preventDefault());
  inner(button).click();
  button.loading = true;
  await settled(button);
  inner(button).click();
  expect(submits).toHaveLength(1);
});

test('a double click on a button that is removed does not hit the one that moves to its place', async () => {
  const list = await show(
    'ul',
    html`<ul>${['Add Cyber', 'Add Crime'].map(
      (label) => html`<li><ui-button variant="secondary" label=${label}></ui-button></li>`,
    )}</ul>`,
  );
  const added: unknown[] = [];
  list.addEventListener('click', ({ target }) => {
    const row = target instanceof Element ? target.closest('li') : null;
    added.push(row?.textContent?.trim());
    row?.remove();
  });
  await userEvent.dblClick(list.querySelector('button') as HTMLButtonElement);
  expect(added).toEqual(['Add Cyber']);
});

test('two quick taps on two fields beside each other, as a phone counts them, choose both', async () => {
  const list = await show(
    'ul',
    html`<ul><li><input type="checkbox" id="cyber" /></li><li><input type="checkbox" id="crime" /></li></ul>`,
  );
  for (const [index, box] of [...list.querySelectorAll('input')].entries())
    box.dispatchEvent(
      new MouseEvent('click', {
        ...{ bubbles: true, composed: true, cancelable: true },
        ...{ detail: index + 1, clientX: 40, clientY: 100 + 48 * index },
      }),
    );
  expect([...list.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([true, true]);
});

test('a double click on a switch turns it on and off again', async () => {
  const row = await show(
    'label',
    html`<label><input type="checkbox" /> Show out-of-pocket expenses</label>`,
  );
  const changes = heard(row, 'change');
  await userEvent.dblClick(row);
  expect(changes).toHaveLength(2);
});

test.each([
  html`<form><ui-button type="submit" variant="secondary" label="Continue"></ui-button></form>`,
  html`<form><ui-button type="submit" label="Continue"></ui-button></form>`,
])('a double click submits once', async (form) => {
  const button = await show('ui-button', form);
  const submits = heard(document.body, 'submit');
  button.closest('form')?.addEventListener('submit', (event) => event.preventDefault());
  await userEvent.dblClick(inner(button));
  expect(submits).toHaveLength(1);
});

test.each([
  ['primary', 1],
  ['danger', 1],
  ['secondary', 2],
  ['quiet', 2],
])('a double click on a %s button is %i', async (variant, presses) => {
  const button = await show(
    'ui-button',
    html`<ui-button variant=${variant} label="Press"></ui-button>`,
  );
  const clicks = heard(document.body, 'click');
  await userEvent.dblClick(inner(button));
  expect(clicks).toHaveLength(presses);
});

test('Enter that is held down presses a button, and submits from a field, once', async () => {
  const button = await show(
    'ui-button',
    html`<form><ui-text-field label="Name"></ui-text-field><ui-text-field type="multiline" label="Story"></ui-text-field><ui-button type="submit" label="Go"></ui-button></form>`,
  );
  /** The browser presses nothing, submits nothing and types nothing after a key whose event was taken back. */
  const isTakenBack = (selector: string, repeat: boolean) => {
    const event = new KeyboardEvent('keydown', {
      key: 'Enter',
      repeat,
      bubbles: true,
      cancelable: true,
    });
    return !button.closest('form')?.querySelector(selector)?.dispatchEvent(event);
  };
  expect(['button', 'input', 'textarea'].map((name) => isTakenBack(name, false))).toEqual([
    false,
    false,
    false,
  ]);
  // In a text of many lines Enter makes lines, however long it is held.
  expect(['button', 'input', 'textarea'].map((name) => isTakenBack(name, true))).toEqual([
    true,
    true,
    false,
  ]);
});

test('a button that is given the focus as it appears has it once it is drawn', async () => {
  const place = await show('main', html`<main></main>`);
  const button = document.createElement('ui-button');
  place.append(button);
  button.focus();
  await settled(button);
  expect(document.activeElement).toBe(inner(button));
});

test('a label of several lines keeps clear of the edges, and a long word breaks', async () => {
  const button = await show(
    'ui-button',
    html`<div style="width: 200px"><ui-button block label="The Honourable Company of Rindfleischetikettierungsueberwachung"></ui-button></div>`,
  );
  const words = inner(button).querySelector('span')?.getBoundingClientRect();
  const edge = inner(button).getBoundingClientRect();
  expect(words?.height).toBeGreaterThan(40);
  expect(words?.top).toBeGreaterThanOrEqual(edge.top + 4);
  expect(words?.right).toBeLessThanOrEqual(edge.right);
  expect(inner(button).scrollWidth).toBe(inner(button).clientWidth);
});
