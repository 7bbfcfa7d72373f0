import '../controls/index.ts';
import { html } from 'lit';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { heard, settled, show } from '../../test/show.ts';

const tabs = [
  { id: 'details', text: 'Details' },
  { id: 'covers', text: 'What it covers' },
  { id: 'hotline', text: 'EPL Hotline' },
];

test('an arrow with Alt, Ctrl or Meta is left to the browser, which goes back with one of them', async () => {
  const row = await show('ui-tabs', html`<ui-tabs value="covers" .tabs=${tabs}></ui-tabs>`);
  const changes = heard<string>(row, 'ui-change');
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) {
    const arrow = { key: 'ArrowLeft', [modifier]: true, bubbles: true, cancelable: true };
    const isLeft = row.querySelector('button')?.dispatchEvent(new KeyboardEvent('keydown', arrow));
    expect(isLeft, modifier).toBe(true);
  }
  expect(changes).toEqual([]);
});

test('arrows, Home and End move the selection and the focus with it', async () => {
  const row = await show(
    'ui-tabs',
    html`<ui-tabs label="Coverage" value="details" .tabs=${tabs}></ui-tabs>`,
  );
  const changes = heard<string>(row, 'ui-change');
  row.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  await userEvent.keyboard('{ArrowRight}{End}{ArrowRight}{ArrowLeft}{Home}');
  await settled(row);
  expect(changes).toEqual(['covers', 'hotline', 'details', 'hotline', 'details']);
  expect(document.activeElement?.id).toBe('details-tab');
  expect(row.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});
