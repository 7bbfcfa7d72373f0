import { ApiError } from '@fairlead/contracts';
import { noAnswerYet } from '@fairlead/mfe-kit/testing';
import { navigate } from '@fairlead/store';
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
  const visited: string[] = [];
  shown.history.listen(({ address }) => visited.push(address));
  shown.wentBack();
  expect(visited).toEqual([]);
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

const renaming = async (answer: () => unknown) => {
  const shown = await open(own, { 'update-package': answer });
  await shown.send(shown.model.packagePage.own.renameOpened);
  return { ...shown, renaming: shown.model.packagePage.own };
};

test('PACKAGES-134 the own package is not renamed to nothing, and says so only once it was tried', async () => {
  const { get, send, callsOf, renaming: model } = await renaming(() => twoCoverages());
  expect(get(model.$isRenaming)).toBe(true);
  expect(get(model.$name)).toBe('Custom');
  await send(model.nameTyped, '  ');
  expect(get(model.$nameError)).toBeNull();
  await send(model.renamed);
  expect(get(model.$nameError)).toBe('Package name cannot be empty');
  expect(callsOf('update-package')).toHaveLength(0);
  await send(model.nameTyped, 'O');
  expect(get(model.$nameError)).toBeNull();
});

test('PACKAGES-053 a new name is sent without the spaces around it and shown immediately', async () => {
  const {
    get,
    send,
    callsOf,
    model,
    renaming: own,
  } = await renaming(() => twoCoverages({ name: 'Ours' }));
  await send(own.nameTyped, ' Ours ');
  await send(own.renamed);
  expect(callsOf('update-package').map(({ body }) => body)).toEqual([
    { package_id: 'pk_9', name: 'Ours' },
  ]);
  expect(get(model.submission.$packages).map(({ name }) => name)).toEqual(['Recommended', 'Ours']);
  expect(get(own.$isRenaming)).toBe(false);
});

test('a renaming that is dismissed sends nothing, and the next one begins without an error', async () => {
  const { get, send, callsOf, renaming: model } = await renaming(() => ({}));
  await send(model.nameTyped, '');
  await send(model.renamed);
  await send(model.renameDismissed);
  expect(get(model.$isRenaming)).toBe(false);
  await send(model.renameOpened);
  await send(model.nameTyped, '');
  expect(get(model.$nameError)).toBeNull();
  expect(callsOf('update-package')).toHaveLength(0);
});

test('a name is unsaved only while it is another one', async () => {
  const { renaming: model, send, get } = await renaming(() => twoCoverages());
  const own = get(model.$name);
  expect(get(model.$isNameTyped)).toBe(false);
  await send(model.nameTyped, 'Ours');
  expect(get(model.$isNameTyped)).toBe(true);
  await send(model.nameTyped, own);
  expect(get(model.$isNameTyped)).toBe(false);
  await send(model.nameTyped, 'Ours');
  await send(model.renameDismissed);
  expect(get(model.$isNameTyped)).toBe(false);
});

test('a name that is being saved is not saved a second time', async () => {
  const { get, send, callsOf, renaming: model } = await renaming(noAnswerYet);
  await send(model.renamed);
  expect(get(model.$isSavingName)).toBe(true);
  await send(model.renamed);
  expect(callsOf('update-package')).toHaveLength(1);
});

test('a name that could not be saved says so, is logged and stays to be tried again', async () => {
  const {
    get,
    send,
    toasts,
    reports,
    renaming: model,
  } = await renaming(() => {
    throw new ApiError(500);
  });
  await send(model.nameTyped, 'Ours');
  await send(model.renamed);
  expect(toasts()).toEqual(['We couldn’t rename the package. Try again.']);
  expect(reports.map(({ where }) => where)).toEqual(['own package']);
  expect(get(model.$isRenaming)).toBe(true);
  expect(get(model.$name)).toBe('Ours');
});

test('deleting the own package needs a confirmation, and dismissing it keeps the package', async () => {
  const shown = await open(own);
  const { own: model } = shown.model.packagePage;
  await shown.send(model.deleteOpened);
  expect(shown.get(model.$isDeleting)).toBe(true);
  await shown.send(model.deleteDismissed);
  expect(shown.get(model.$isDeleting)).toBe(false);
  expect(shown.callsOf('archive-package')).toHaveLength(0);
});

test('a dialog about the own package closes when another package opens, which is not deleted', async () => {
  const shown = await open(own);
  const { own: model } = shown.model.packagePage;
  await shown.send(model.renameOpened);
  await shown.send(model.deleteOpened);
  await shown.send(navigate, {
    route: 'package',
    params: { marketSubmissionId: 'ms_1', packageId: 'pk_1' },
  });
  expect(shown.address()).toBe(pageOf('pk_1'));
  expect(shown.get(model.$isRenaming)).toBe(false);
  expect(shown.get(model.$isDeleting)).toBe(false);
  await shown.send(model.deleted);
  expect(shown.callsOf('archive-package')).toHaveLength(0);
});

test('a package that could not be deleted says so, is logged and stays', async () => {
  const shown = await open(own, {
    'archive-package': () => {
      throw new ApiError(500);
    },
  });
  const { own: model } = shown.model.packagePage;
  await shown.send(model.deleteOpened);
  await shown.send(model.deleted);
  expect(shown.callsOf('archive-package').map(({ body }) => body)).toEqual([
    { package_id: 'pk_9' },
  ]);
  expect(shown.toasts()).toEqual(['We couldn’t delete the package. Try again.']);
  expect(shown.reports.map(({ where }) => where)).toEqual(['own package']);
  expect(shown.address()).toBe(own);
  expect(shown.get(model.$isDeleting)).toBe(true);
});

test('a package that is being deleted is not deleted a second time', async () => {
  const shown = await open(own, { 'archive-package': noAnswerYet });
  const { own: model } = shown.model.packagePage;
  await shown.send(model.deleted);
  expect(shown.get(model.$isArchiving)).toBe(true);
  await shown.send(model.deleted);
  expect(shown.callsOf('archive-package')).toHaveLength(1);
});
