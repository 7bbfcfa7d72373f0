import '../styles/index.css';
import './index.ts';
import { html } from 'lit';
import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { heard, show } from '../../test/show.ts';

const items = [
  { value: 'draft', text: 'Draft' },
  { value: 'live', text: 'Live', reason: 'Limit of 4 live packages.' },
  { value: 'archive', text: 'Archive' },
];

const aMenu = () =>
  show(
    'ui-menu',
    html`<ui-menu variant="status" label="Package status" text="Draft" value="draft" .items=${items}></ui-menu>`,
  );

const list = (menu: Element) => menu.querySelector('[role="menu"]') as HTMLElement;
const trigger = (menu: Element) => menu.querySelector('button') as HTMLButtonElement;
const isOpen = (menu: Element) => list(menu).matches(':popover-open');

test('the menu opens on the current choice; arrows move, Enter chooses, focus returns', async () => {
  const menu = await aMenu();
  const chosen = heard<string>(menu, 'ui-select');
  menu.focus();
  await userEvent.keyboard('{Enter}');
  expect(trigger(menu).getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement?.textContent).toContain('Draft');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(chosen).toEqual(['archive']);
  expect(isOpen(menu)).toBe(false);
  expect(document.activeElement).toBe(trigger(menu));
});

test('arrows move in a menu within a shadow tree, as on a partner’s page', async () => {
  const host = await show('div', html`<div></div>`);
  const tree = host.attachShadow({ mode: 'open' });
  const menu = Object.assign(document.createElement('ui-menu'), { label: 'Status', items });
  tree.append(menu);
  await menu.updateComplete;
  menu.focus();
  await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}');
  expect(tree.activeElement?.textContent).toContain('Archive');
});

test('a disabled choice can be focused, says why, and does nothing', async () => {
  const menu = await aMenu();
  const chosen = heard(menu, 'ui-select');
  menu.focus();
  await userEvent.keyboard('{Enter}{ArrowDown}');
  const item = document.activeElement;
  expect(item?.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(item?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Limit of 4 live packages.',
  );
  await userEvent.keyboard('{Enter}');
  expect(chosen).toEqual([]);
  expect(isOpen(menu)).toBe(true);
});

test('Escape closes and gives the focus back', async () => {
  const menu = await aMenu();
  menu.focus();
  await userEvent.keyboard('{Enter}{Escape}');
  expect(isOpen(menu)).toBe(false);
  expect(document.activeElement).toBe(trigger(menu));
});

test('the trigger closes what it opened', async () => {
  const menu = await aMenu();
  await userEvent.click(trigger(menu));
  expect(isOpen(menu)).toBe(true);
  await userEvent.click(trigger(menu));
  expect(isOpen(menu)).toBe(false);
});

test('the open list stays at its trigger while the page scrolls, and when the window changes', async () => {
  const menu = await aMenu();
  const page = menu.parentElement as HTMLElement;
  page.style.padding = '400px 0 2000px';
  onTestFinished(() => page.removeAttribute('style'));
  menu.focus();
  await userEvent.keyboard('{Enter}');
  const distance = () =>
    Math.round(list(menu).getBoundingClientRect().top - menu.getBoundingClientRect().bottom);
  const before = distance();
  scrollBy(0, 120);
  await expect.poll(distance).toBe(before);
  page.style.paddingTop = '300px';
  expect(distance()).not.toBe(before);
  dispatchEvent(new Event('resize'));
  expect(distance()).toBe(before);
});

test('a letter goes to the item that begins with it', async () => {
  const menu = await aMenu();
  menu.focus();
  await userEvent.keyboard('{Enter}a');
  expect(document.activeElement?.textContent).toContain('Archive');
});

test('a menu with a reason does not open', async () => {
  const menu = await show(
    'ui-menu',
    html`<ui-menu label="Submission status" text="Live" reason="No package is live." .items=${items}></ui-menu>`,
  );
  await userEvent.click(trigger(menu));
  expect(isOpen(menu)).toBe(false);
  expect(trigger(menu).getAttribute('aria-disabled')).toBe('true');
});
