import { expect, test } from 'vitest';
import { textsOf } from '../../../testing/drawn.ts';
import { open, own, twoCoverages } from '../../../testing/package-page.ts';

test('PACKAGES-134 PACKAGES-053 the own package is renamed, but not to nothing', async () => {
  const shown = await open(own, {
    'update-package': () => twoCoverages({ name: 'Ours' }),
  });
  const { own: model } = shown.model.packagePage;
  await shown.send(model.renameOpened);
  await shown.send(model.nameTyped, '  ');
  await shown.send(model.renamed);
  expect(textsOf(shown)).toContain('Package name cannot be empty');
  expect(shown.callsOf('update-package')).toHaveLength(0);
  await shown.send(model.nameTyped, ' Ours ');
  await shown.send(model.renamed);
  expect(shown.callsOf('update-package')[0]?.body).toEqual({ package_id: 'pk_9', name: 'Ours' });
  expect(textsOf(shown)).toContain('Ours');
});
