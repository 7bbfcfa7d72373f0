import { expect, test } from 'vitest';
import { aPackage, aSubmission } from '../../../testing/builders.ts';
import { open, own, pageOf, twoCoverages } from '../../../testing/package-page.ts';

test('a prepared package is neither renamed nor deleted', async () => {
  const shown = await open(pageOf('pk_1'));
  const { own: model } = shown.model.packagePage;
  await shown.send(model.renameOpened);
  await shown.send(model.deleteOpened);
  expect(shown.get(model.$isRenaming)).toBe(false);
  expect(shown.get(model.$isDeleting)).toBe(false);
});

test('PACKAGES-071 PACKAGES-054 deleting leads to the last remaining package', async () => {
  let isGone = false;
  const prepared = [aPackage('pk_1'), aPackage('pk_2')];
  const shown = await open(own, {
    'get-market-submission': () =>
      aSubmission({ packages: isGone ? prepared : [...prepared, twoCoverages()] }),
    'archive-package': () => {
      isGone = true;
      return twoCoverages({ status: 'ARCHIVED' });
    },
  });
  await shown.send(shown.model.packagePage.own.deleted);
  expect(shown.address()).toBe(pageOf('pk_2'));
});

test('PACKAGES-072 deleting the only package leads back to the submission', async () => {
  let isGone = false;
  const shown = await open(own, {
    'get-market-submission': () => aSubmission({ packages: isGone ? [] : [twoCoverages()] }),
    'archive-package': () => {
      isGone = true;
      return twoCoverages({ status: 'ARCHIVED' });
    },
  });
  await shown.send(shown.model.packagePage.own.deleted);
  expect(shown.address()).toBe('/market-submission/ms_1');
});
