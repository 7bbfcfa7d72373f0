import '../index.ts';
import { html } from 'lit';
import { expect, test } from 'vitest';
import { heard, settled, show } from '../../test/show.ts';

test('SHELL-018 SHELL-019 it says what happened and offers an advisor and another try', async () => {
  const crash = await show('ui-crash', html`<ui-crash></ui-crash>`);
  const told = [heard(crash, 'ui-advisor'), heard(crash, 'ui-retry')];
  expect(crash.querySelector('h1')?.textContent).toBe('Something went sideways.');
  const buttons = [...crash.querySelectorAll('button')];
  expect(buttons.map((button) => button.textContent)).toEqual(['TALK TO AN ADVISOR', 'Try again']);
  for (const button of buttons) button.click();
  expect(told.map((events) => events.length)).toEqual([1, 1]);
});

test('SHELL-019 with an address the advisor is a link', async () => {
  const crash = await show('ui-crash', html`<ui-crash></ui-crash>`);
  crash.advisorHref = 'https://help.example/chat';
  await settled(crash);
  expect(crash.querySelector('a')?.textContent).toBe('TALK TO AN ADVISOR');
});

test('the focus goes to its heading', async () => {
  const crash = await show('ui-crash', html`<ui-crash></ui-crash>`);
  crash.focus();
  await settled(crash);
  expect(document.activeElement?.textContent).toBe('Something went sideways.');
});

test('its second button has another label where something else than another try helps', async () => {
  const crash = await show('ui-crash', html`<ui-crash retry-label="Reload"></ui-crash>`);
  const told = heard(crash, 'ui-retry');
  const [, second] = crash.querySelectorAll('button');
  expect(second?.textContent).toBe('Reload');
  second?.click();
  expect(told).toHaveLength(1);
});

test('after a lost connection another try is the first button', async () => {
  const crash = await show('ui-crash', html`<ui-crash retry-first></ui-crash>`);
  const told = heard(crash, 'ui-retry');
  const buttons = [...crash.querySelectorAll('button')];
  expect(buttons.map((button) => [button.textContent, button.className])).toEqual([
    ['Try again', 'button'],
    ['TALK TO AN ADVISOR', 'button button-secondary'],
  ]);
  buttons[0]?.click();
  expect(told).toHaveLength(1);
});
