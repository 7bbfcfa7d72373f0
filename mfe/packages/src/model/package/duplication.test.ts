import { expect, test } from 'vitest';
import { open, pageOf } from '../../../testing/package-page.ts';

test('PACKAGES-123 a second custom package is refused', async () => {
  const shown = await open(pageOf('pk_1'));
  await shown.send(shown.model.packagePage.customization.tried, { kind: 'add', coverage: 'dao' });
  expect(shown.toasts()).toEqual(['You may only create up to one custom package.']);
});
