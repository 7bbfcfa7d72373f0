// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { type CrashActions, showCrashScreen } from './crash-screen.ts';

beforeEach(() => {
  document.body.innerHTML = '<main></main><input>';
});

const lost = new TypeError('Failed to fetch');

function shown(actions: Partial<CrashActions> = {}) {
  const done: string[] = [];
  const hide = showCrashScreen(document.querySelector('main') ?? document.body, {
    retry: () => done.push('retry'),
    talkToAdvisor: () => done.push('advisor'),
    ...actions,
  });
  const screen = document.querySelector('[data-crash]');
  return { done, hide, press: (name: string) => screen?.dispatchEvent(new Event(`ui-${name}`)) };
}

const goOnline = () => void dispatchEvent(new Event('online'));

test('after a lost connection it tries again once the browser is online, until it is taken away', () => {
  const { done, hide } = shown({ error: lost });
  goOnline();
  expect(done).toEqual(['retry']);
  hide();
  goOnline();
  expect(done).toEqual(['retry']);
  expect(document.querySelector('[data-crash]')).toBeNull();
});

test('after another error nothing is tried without a press', () => {
  const { done, press } = shown({ error: new Error('It broke.') });
  goOnline();
  expect(done).toEqual([]);
  press('retry');
  press('advisor');
  expect(done).toEqual(['retry', 'advisor']);
});

test('where trying again turned out not to help, the button does what helps, and so does nothing else', async () => {
  const done: string[] = [];
  const act = () => done.push('reload');
  const instead = Promise.resolve({ text: 'There is a new version.', label: 'Reload', act });
  const { press, done: tried } = shown({ error: lost, instead });
  await instead;
  goOnline();
  press('retry');
  expect([tried, done]).toEqual([[], ['reload']]);
  expect(document.querySelector('[data-crash]')).toMatchObject({
    text: 'There is a new version.',
    retryLabel: 'Reload',
  });
});
