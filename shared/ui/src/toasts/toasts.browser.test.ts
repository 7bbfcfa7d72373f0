import '../styles/index.css';
import '../styles/funnel.css';
import '../index.ts';
import './index.ts';
import { html } from 'lit';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { heard, settled, show } from '../../test/show.ts';
import type { Toast } from './toast-timers.ts';

const aToast = (more: Partial<Toast> = {}): Toast => ({
  id: 't1',
  text: 'Crime added',
  tone: 'success',
  audience: 'client',
  ...more,
});

const aRegion = (toasts: Toast[]) =>
  show('ui-toasts', html`<ui-toasts .toasts=${toasts}></ui-toasts>`);

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

test('SHELL-041 ERROR-053 a client toast asks to go after 3000 ms', async () => {
  const region = await aRegion([aToast()]);
  const gone = heard<string>(region, 'ui-dismiss');
  vi.advanceTimersByTime(2999);
  expect(gone).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(gone).toEqual(['t1']);
});

test('SHELL-042 an admin toast asks to go after 8 s', async () => {
  const region = await aRegion([aToast({ audience: 'admin' })]);
  const gone = heard<string>(region, 'ui-dismiss');
  vi.advanceTimersByTime(7999);
  expect(gone).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(gone).toEqual(['t1']);
});

test('a name without a space stays inside the toast', async () => {
  const region = await aRegion([aToast({ text: `${'Ω'.repeat(120)} saved.` })]);
  const toast = region.querySelector('.toast');
  expect(toast?.scrollWidth).toBe(toast?.clientWidth);
});

test('a second toast does not make the first stay longer', async () => {
  const region = await aRegion([aToast()]);
  const gone = heard<string>(region, 'ui-dismiss');
  vi.advanceTimersByTime(2000);
  region.toasts = [aToast(), aToast({ id: 't2' })];
  await region.updateComplete;
  vi.advanceTimersByTime(1000);
  expect(gone).toEqual(['t1']);
});

test('a toast keeps its button when the one before it goes, even if another comes at the same time', async () => {
  const undo = (id: string) => aToast({ id, action: 'Undo' });
  const region = await aRegion([undo('t1'), undo('t2'), undo('t3')]);
  const pressed = heard<string>(region, 'ui-action');
  const buttons = [...region.querySelectorAll<HTMLButtonElement>('button.toast-action')];
  region.toasts = [undo('t2'), undo('t3')];
  await region.updateComplete;
  expect([...region.querySelectorAll('button.toast-action')]).toEqual(buttons.slice(1));
  buttons[1]?.click();
  region.toasts = [undo('t3'), undo('t4')];
  await region.updateComplete;
  const [third, fourth] = region.querySelectorAll<HTMLButtonElement>('button.toast-action');
  expect(third).toBe(buttons[2]);
  expect(buttons).not.toContain(fourth);
  third?.click();
  region.toasts = [undo('t5')];
  await region.updateComplete;
  const [fifth] = region.querySelectorAll<HTMLButtonElement>('button.toast-action');
  expect([...buttons, fourth]).not.toContain(fifth);
  fifth?.click();
  expect(pressed).toEqual(['t2', 't3', 't5']);
});

test('the close button fires ui-dismiss immediately, and a removed toast doesn’t fire it again', async () => {
  const region = await aRegion([aToast({ audience: 'admin' })]);
  const gone = heard<string>(region, 'ui-dismiss');
  region.querySelector('button')?.click();
  region.toasts = [];
  await region.updateComplete;
  vi.advanceTimersByTime(20_000);
  expect(gone).toEqual(['t1']);
});

test('news is a status and trouble an alert', async () => {
  const region = await aRegion([aToast(), aToast({ id: 't2', text: 'Failed', tone: 'error' })]);
  expect(region.querySelector('[role="status"]')?.textContent).toBe('Crime added');
  expect(region.querySelector('[role="alert"]')?.textContent).toBe('Failed');
});

test('a screen reader reads out the toast that comes, and none that was there before', async () => {
  const region = await aRegion([aToast()]);
  const isAtomic = (role: string) =>
    region.querySelector(`[role="${role}"]`)?.getAttribute('aria-atomic');
  expect([isAtomic('status'), isAtomic('alert')]).toEqual(['false', 'false']);
});

test('the focus goes back to where it was once the toast that had it is gone, and stays in it when another comes', async () => {
  const undo = aToast({ action: 'Undo' });
  const region = await aRegion([undo]);
  const before = document.createElement('button');
  region.before(before);
  onTestFinished(() => before.remove());
  before.focus();
  const button = region.querySelector('button');
  button?.focus();
  region.toasts = [undo, aToast({ id: 't2' })];
  await settled(region);
  expect(document.activeElement).toBe(button);
  region.toasts = [];
  await settled(region);
  expect(document.activeElement).toBe(before);
});

test('SHELL-043 toasts stand bottom left, and bottom center on small screens', async () => {
  const region = await aRegion([aToast({ audience: 'admin' })]);
  const dock = region.querySelector('.toast-dock') as HTMLElement;
  for (const animation of dock.getAnimations({ subtree: true })) animation.finish();
  const wide = dock.getBoundingClientRect();
  expect([wide.left, innerHeight - wide.bottom]).toEqual([20, 20]);
  await page.viewport(600, 800);
  await settled(region);
  const narrow = dock.getBoundingClientRect();
  expect(narrow.left + narrow.width / 2).toBe(300);
  expect(innerHeight - narrow.bottom).toBe(20);
  await page.viewport(1280, 900);
});

test('on a phone, a toast leaves the buttons free that stay at the bottom of the window', async () => {
  await page.viewport(375, 700);
  onTestFinished(() => page.viewport(1280, 900));
  const region = await show(
    'ui-toasts',
    html`<div class="wrap"><div style="height: 1500px"></div><div class="form-foot"><ui-button size="lg" label="Save & Continue"></ui-button></div></div><ui-toasts .toasts=${[aToast()]}></ui-toasts>`,
  );
  const toast = region.querySelector('.toast')?.getBoundingClientRect();
  const foot = document.querySelector('.form-foot')?.getBoundingClientRect();
  expect(foot?.bottom).toBe(700);
  expect(toast?.bottom).toBeLessThan(foot?.top ?? 0);
});
