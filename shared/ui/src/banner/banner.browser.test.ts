import '../styles/index.css';
import '../index.ts';
import { html } from 'lit';
import { expect, test } from 'vitest';
import { heard, show } from '../../test/show.ts';

const sentence = 'You opened a page of the application. There is none with this address.';

async function aBanner(width: number) {
  const banner = await show(
    'ui-banner',
    html`<div style="width: ${width}px"><ui-banner tone="danger" text=${sentence} action="Continue your application"></ui-banner></div>`,
  );
  const words = banner.querySelector('p') as HTMLElement;
  const action = banner.querySelector('button') as HTMLButtonElement;
  return {
    banner,
    action,
    words: words.getBoundingClientRect(),
    box: action.getBoundingClientRect(),
  };
}

test('where there is room, the action is beside the sentence', async () => {
  const { words, box } = await aBanner(900);
  expect(box.left).toBeGreaterThanOrEqual(words.right);
  expect(box.top).toBe(words.top);
});

test('on a phone it is under the sentence, which keeps the whole line', async () => {
  const { words, box } = await aBanner(340);
  expect(box.top).toBeGreaterThanOrEqual(words.bottom);
  expect(box.left).toBe(words.left);
  expect(words.width).toBeGreaterThan(250);
});

test('pressing the action fires its event', async () => {
  const { banner, action } = await aBanner(900);
  const pressed = heard(banner, 'ui-action');
  action.click();
  expect(pressed).toHaveLength(1);
});

test('a word that is longer than the banner breaks', async () => {
  const banner = await show(
    'ui-banner',
    html`<div style="width: 240px"><ui-banner tone="danger" text="Rindfleischetikettierungsueberwachungsaufgaben is taken."></ui-banner></div>`,
  );
  expect(banner.scrollWidth).toBe(banner.clientWidth);
});
