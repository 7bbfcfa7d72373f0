import '../styles/index.css';
import './index.ts';
import { html } from 'lit';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { heard, settled, show } from '../../test/show.ts';
import { guardPresses } from '../button/guard-presses.ts';

guardPresses(document);

async function anOpenDialog() {
  const dialog = await show(
    'ui-dialog',
    html`<button id="opener">Open</button><ui-dialog heading="Remove coverage?" primary="Remove" secondary="Keep"><p>Cyber leaves this package.</p></ui-dialog>`,
  );
  document.getElementById('opener')?.focus();
  dialog.open = true;
  await settled(dialog);
  return dialog;
}

const named = (dialog: Element, name: string) =>
  [...dialog.querySelectorAll('button')].find(
    (button) => (button.ariaLabel ?? button.textContent)?.trim() === name,
  ) as HTMLButtonElement;

test('SHELL-023 a dialog has a title, a close button, a primary and a secondary button', async () => {
  const dialog = await anOpenDialog();
  const told = [
    heard(dialog, 'ui-primary'),
    heard(dialog, 'ui-secondary'),
    heard(dialog, 'ui-close'),
  ];
  expect(dialog.shadowRoot?.querySelector('dialog')?.matches(':modal')).toBe(true);
  expect(dialog.shadowRoot?.querySelector('dialog')?.ariaLabel).toBe('Remove coverage?');
  const title = dialog.querySelector('h2');
  expect([title?.textContent.trim(), title?.checkVisibility()]).toEqual(['Remove coverage?', true]);
  expect([...dialog.querySelectorAll('.dialog-foot button')].map((one) => one.textContent)).toEqual(
    ['Keep', 'Remove'],
  );
  for (const name of ['Remove', 'Keep', 'Close']) await userEvent.click(named(dialog, name));
  expect(told.map((events) => events.length)).toEqual([1, 1, 1]);
});

test('SHELL-023 the secondary button is optional', async () => {
  const dialog = await show(
    'ui-dialog',
    html`<ui-dialog open heading="Done" primary="Continue"><p>All set.</p></ui-dialog>`,
  );
  expect(dialog.querySelectorAll('.dialog-foot button')).toHaveLength(1);
});

test('the focus goes to the primary button, or to the first control of the body', async () => {
  const dialog = await anOpenDialog();
  expect(document.activeElement).toBe(named(dialog, 'Remove'));
  const asking = await show(
    'ui-dialog',
    html`<ui-dialog open heading="Name" primary="Save"><ui-text-field label="Name"></ui-text-field></ui-dialog>`,
  );
  expect(document.activeElement).toBe(asking.querySelector('input'));
});

test('what destroys is not what the focus lands on', async () => {
  const dialog = await show(
    'ui-dialog',
    html`<ui-dialog open tone="danger" heading="Delete?" primary="Delete" secondary="Keep"><p>Gone.</p></ui-dialog>`,
  );
  expect(document.activeElement).toBe(named(dialog, 'Keep'));
});

test('Escape asks to close; closing gives the focus back', async () => {
  const dialog = await anOpenDialog();
  const closes = heard(dialog, 'ui-close');
  await userEvent.keyboard('{Escape}');
  expect(closes).toHaveLength(1);
  expect(dialog.shadowRoot?.querySelector('dialog')?.open).toBe(true);
  dialog.open = false;
  await settled(dialog);
  expect(document.activeElement?.id).toBe('opener');
});

test('a removed dialog returns the focus within a shadow tree, as on a partner’s page', async () => {
  const host = await show('div', html`<div></div>`);
  const tree = host.attachShadow({ mode: 'open' });
  tree.innerHTML = '<button>Open</button><ui-dialog heading="Done" primary="Continue"></ui-dialog>';
  const opener = tree.querySelector('button');
  const dialog = tree.querySelector('ui-dialog');
  opener?.focus();
  if (dialog) dialog.open = true;
  await expect.poll(() => tree.activeElement?.textContent).toBe('Continue');
  dialog?.remove();
  expect(tree.activeElement).toBe(opener);
});

test('a removed dialog returns the focus too', async () => {
  const dialog = await anOpenDialog();
  dialog.remove();
  expect(document.activeElement?.id).toBe('opener');
});

test('while it is busy its buttons do nothing', async () => {
  const dialog = await anOpenDialog();
  dialog.busy = true;
  await settled(dialog);
  const told = [heard(dialog, 'ui-primary'), heard(dialog, 'ui-secondary')];
  for (const name of ['Remove', 'Keep']) named(dialog, name).click();
  expect(told.flat()).toEqual([]);
});

test('children that change stay where they belong', async () => {
  const dialog = await anOpenDialog();
  dialog.querySelector('p')?.remove();
  dialog.append(document.createElement('section'));
  dialog.heading = 'Remove Crime?';
  await settled(dialog);
  expect(dialog.querySelector('h2')?.textContent).toBe('Remove Crime?');
  expect(dialog.querySelectorAll('.dialog-foot button')).toHaveLength(2);
});

test('a double click on what opens a dialog does not close it beside the dialog', async () => {
  const dialog = await show(
    'ui-dialog',
    html`<ui-button variant="quiet" label="Rename"></ui-button><ui-dialog heading="Name" primary="Save"></ui-dialog>`,
  );
  const closes = heard(dialog, 'ui-close');
  const opener = document.querySelector('ui-button') as HTMLElement;
  opener.addEventListener('click', () => {
    dialog.open = true;
  });
  await userEvent.dblClick(opener);
  expect(dialog.shadowRoot?.querySelector('dialog')?.open).toBe(true);
  expect(closes).toHaveLength(0);
});
