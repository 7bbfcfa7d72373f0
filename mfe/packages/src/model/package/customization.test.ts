import { expect, test } from 'vitest';
import { textsOf } from '../../../testing/drawn.ts';
import { changeLimit, open, own } from '../../../testing/package-page.ts';

test('FLAG-024 without the flag nothing on the page offers a change', async () => {
  const shown = await open(own, {}, { flags: { 'intake-client-plm-quote-customization': false } });
  expect(textsOf(shown)).not.toContain('Add coverages');
  await changeLimit(shown);
  expect(textsOf(shown)).not.toContain('1 change');
});

test('changes outlive a reload', async () => {
  const first = await open(own);
  await changeLimit(first);
  const second = await open(own, {}, { storage: first.storage });
  expect(textsOf(second)).toContain('1 change');
});

test('PACKAGES-122 the last coverage cannot be removed', async () => {
  const shown = await open(own);
  const { customization } = shown.model.packagePage;
  await shown.send(customization.tried, { kind: 'remove', coverage: 'dao' });
  await shown.send(customization.tried, { kind: 'remove', coverage: 'epl' });
  expect(shown.toasts()).toContain('You must keep at least one coverage selected.');
  expect(shown.get(customization.$enabled)).toEqual(['epl']);
});
