import '../styles/index.css';
import '../index.ts';
import { html } from 'lit';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { heard, settled, show } from '../../test/show.ts';

const inner = (element: Element) => element.querySelector('button') as HTMLButtonElement;

test('while it works it says so, keeps width and focus, and ignores the second click', async () => {
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
