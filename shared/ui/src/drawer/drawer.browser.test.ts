import '../styles/index.css';
import './index.ts';
import { html, type LitElement } from 'lit';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { heard, settled, show } from '../../test/show.ts';

const aDrawer = () =>
  show(
    'ui-drawer',
    html`<ui-drawer open heading="Cyber"><div class="drawer-body"><p>Limits</p></div></ui-drawer>`,
  );

const frame = (drawer: Element) => drawer.shadowRoot?.querySelector('dialog') as HTMLDialogElement;

test('the drawer is at the right, 815 px wide', async () => {
  const drawer = await aDrawer();
  for (const animation of frame(drawer).getAnimations()) animation.finish();
  const box = frame(drawer).getBoundingClientRect();
  expect([box.width, box.right]).toEqual([Math.min(815, innerWidth), innerWidth]);
});

test('a clean drawer closes on Escape', async () => {
  const drawer = await aDrawer();
  const closes = heard(drawer, 'ui-close');
  await userEvent.keyboard('{Escape}');
  expect(closes).toHaveLength(1);
});

test('a dirty drawer asks before it closes, and stays open after a refusal', async () => {
  const drawer = await aDrawer();
  drawer.dirty = true;
  await settled(drawer);
  const closes = heard(drawer, 'ui-close');
  const asked: Event[] = [];
  drawer.addEventListener('ui-before-close', (event) => {
    asked.push(event);
    event.preventDefault();
  });
  drawer.querySelector<HTMLElement>('[aria-label="Close"]')?.click();
  expect(asked).toHaveLength(1);
  expect(closes).toHaveLength(0);
  expect(frame(drawer).open).toBe(true);
});

test('a dirty drawer closes if the page does not prevent it', async () => {
  const drawer = await aDrawer();
  drawer.dirty = true;
  const closes = heard(drawer, 'ui-close');
  drawer.querySelector<HTMLElement>('[aria-label="Close"]')?.click();
  expect(closes).toHaveLength(1);
});

test('what is pressed in a dialog in a drawer is heard by the dialog alone', async () => {
  const drawer = await show(
    'ui-drawer',
    html`<ui-drawer open heading="Cyber"><ui-dialog open heading="Leave?" primary="Leave"><p>Not applied</p></ui-dialog></ui-drawer>`,
  );
  const dialog = drawer.querySelector('ui-dialog') as LitElement;
  await settled(dialog);
  const names = ['ui-close', 'ui-primary'];
  const byDrawer = names.map((name) => heard(drawer, name));
  const byDialog = names.map((name) => heard(dialog, name));
  dialog.querySelector<HTMLElement>('[data-close]')?.click();
  dialog.querySelector<HTMLElement>('.dialog-foot ui-button')?.click();
  expect(byDialog.map(({ length }) => length)).toEqual([1, 1]);
  expect(byDrawer.map(({ length }) => length)).toEqual([0, 0]);
});
