import '../index.ts';
import '../controls/index.ts';
import { html } from 'lit';
import { expect, test } from 'vitest';
import { settled, show } from '../../test/show.ts';

test('a copy of drawn elements has each part once, as the card under a pointer that drags it', async () => {
  const card = await show(
    'div',
    html`<div><ui-switch label="Recommended"></ui-switch><ui-button label="Edit" icon="alert"></ui-button></div>`,
  );
  const copy = card.cloneNode(true) as HTMLElement;
  card.after(copy);
  await settled(copy);
  expect(copy.querySelectorAll('input')).toHaveLength(1);
  expect(copy.querySelectorAll('button')).toHaveLength(1);
  expect(copy.querySelectorAll('svg')).toHaveLength(1);
});
