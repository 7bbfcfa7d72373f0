import { dropped, fails } from '@fairlead/mfe-kit/testing';
import { $toasts } from '@fairlead/store';
import { expect, test } from 'vitest';
import { aPackage, aSubmission } from '../../../testing/builders.ts';
import { open, own, twoCoverages } from '../../../testing/package-page.ts';

test('an own package that is archived or renamed in vain is told in red', async () => {
  const shown = await open(own, { 'update-package': fails(500), 'archive-package': fails(500) });
  const { own: model } = shown.model.packagePage;
  await shown.send(model.renameOpened);
  await shown.send(model.renamed);
  await shown.send(model.deleted);
  expect(shown.get($toasts)).toMatchObject([
    { text: 'We couldn’t rename the package. Try again.', tone: 'danger' },
    { text: 'We couldn’t delete the package. Try again.', tone: 'danger' },
  ]);
});

test('a lost connection is named when the own package is renamed or archived in vain', async () => {
  const shown = await open(own, { 'update-package': dropped, 'archive-package': dropped });
  const { own: model } = shown.model.packagePage;
  await shown.send(model.renameOpened);
  await shown.send(model.renamed);
  await shown.send(model.deleted);
  const lost = 'The server didn’t respond: check your connection and try again.';
  expect(shown.toasts()).toEqual([
    `We couldn’t rename the package. ${lost}`,
    `We couldn’t delete the package. ${lost}`,
  ]);
});

test('an admin who deletes the own package gets to the last of the others, in the admin variant', async () => {
  let isGone = false;
  const shown = await open(
    '/admin/market-submission/ms_1/packages/pk_9',
    {
      'get-admin-market-submission': () =>
        aSubmission({ packages: isGone ? [aPackage('pk_1')] : [aPackage('pk_1'), twoCoverages()] }),
      'archive-package': () => {
        isGone = true;
        return twoCoverages({ status: 'ARCHIVED' });
      },
    },
    { isAdmin: true },
  );
  await shown.send(shown.model.packagePage.own.deleted);
  expect(shown.address()).toBe('/admin/market-submission/ms_1/packages/pk_1');
});

test('the error of an empty name is gone once another name was saved', async () => {
  const shown = await open(own, { 'update-package': () => twoCoverages({ name: 'Ours' }) });
  const { own: model } = shown.model.packagePage;
  await shown.send(model.renameOpened);
  await shown.send(model.nameTyped, 'Ours');
  await shown.send(model.renamed);
  await shown.send(model.renameOpened);
  await shown.send(model.nameTyped, '');
  expect(shown.get(model.$nameError)).toBeNull();
});
