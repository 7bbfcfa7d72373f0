import { ApiError } from '@fairlead/contracts';
import { dropped, fails, noAnswerYet } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { aCustomPackage, aSubmission } from '../../../testing/builders.ts';
import { open, pageOf } from '../../../testing/package-page.ts';
import { oneAfterAnother } from '../../../testing/payment.ts';

test('PACKAGES-123 a second custom package is refused', async () => {
  const shown = await open(pageOf('pk_1'));
  await shown.send(shown.model.packagePage.customization.tried, { kind: 'add', coverage: 'dao' });
  expect(shown.toasts()).toEqual(['You may only create up to one custom package.']);
});

const copying = (duplicate: () => unknown, more: Parameters<typeof open>[2] = {}) =>
  open(
    pageOf('pk_1'),
    {
      'get-market-submission': () => aSubmission(),
      'get-admin-market-submission': () => aSubmission(),
      'duplicate-package': duplicate,
    },
    more,
  );

test('a prepared package is copied once it is confirmed, into the client’s own, which opens', async () => {
  const shown = await copying(() => ({ id: 'pk_9', quotes: [] }));
  const { duplication } = shown.model.packagePage;
  await shown.send(duplication.asked);
  expect(shown.get(duplication.$isAsking)).toBe(true);
  expect(shown.callsOf('duplicate-package')).toHaveLength(0);
  await shown.send(duplication.confirmed);
  expect(shown.callsOf('duplicate-package').map(({ body }) => body)).toEqual([
    {
      original_package_id: 'pk_1',
      contact_id: 'ct_1',
      is_client_custom_package: true,
      name: 'Custom',
      description: 'Your customizable insurance package',
    },
  ]);
  expect(shown.get(duplication.$isAsking)).toBe(false);
  expect(shown.called().filter((name) => name === 'duplicate-package')).toHaveLength(1);
});

test('a copy that is dismissed is not made', async () => {
  const shown = await copying(() => ({ id: 'pk_9', quotes: [] }));
  const { duplication } = shown.model.packagePage;
  await shown.send(duplication.asked);
  await shown.send(duplication.dismissed);
  expect(shown.get(duplication.$isAsking)).toBe(false);
  expect(shown.callsOf('duplicate-package')).toHaveLength(0);
});

test('a copy that is being made is not made a second time', async () => {
  const shown = await copying(noAnswerYet);
  const { duplication } = shown.model.packagePage;
  await shown.send(duplication.confirmed);
  expect(shown.get(duplication.$isBusy)).toBe(true);
  await shown.send(duplication.confirmed);
  expect(shown.callsOf('duplicate-package')).toHaveLength(1);
});

test('ERROR-050 a copy that fails is logged and stays asked for; the next try forgets the failure', async () => {
  const shown = await copying(oneAfterAnother(new ApiError(500), noAnswerYet()));
  const { duplication } = shown.model.packagePage;
  await shown.send(duplication.asked);
  await shown.send(duplication.confirmed);
  expect(shown.get(duplication.$failureText)).toBe('We couldn’t copy the package. Try again.');
  expect(shown.get(duplication.$isAsking)).toBe(true);
  expect(shown.reports.map(({ where }) => where)).toEqual(['Failed to duplicate package']);
  expect(shown.address()).toBe(pageOf('pk_1'));
  await shown.send(duplication.confirmed);
  expect(shown.get(duplication.$failureText)).toBeNull();
});

test('a copy whose request is lost names the connection', async () => {
  const shown = await copying(dropped);
  const { duplication } = shown.model.packagePage;
  await shown.send(duplication.asked);
  await shown.send(duplication.confirmed);
  expect(shown.get(duplication.$failureText)).toBe(
    'We couldn’t copy the package. The server didn’t respond: check your connection and try again.',
  );
});

test('dismissing the dialog removes the failure message of a copy', async () => {
  const shown = await copying(oneAfterAnother(new ApiError(500)));
  const { duplication } = shown.model.packagePage;
  await shown.send(duplication.asked);
  await shown.send(duplication.confirmed);
  await shown.send(duplication.dismissed);
  expect(shown.get(duplication.$failureText)).toBeNull();
});

test.each([
  ['whose answer is lost', dropped],
  ['that another window has made', fails(409)],
])('a copy %s opens, and isn’t asked for again', async (_, failure) => {
  const { packages } = aSubmission();
  let isCopied = false;
  const shown = await open(pageOf('pk_1'), {
    'get-market-submission': () =>
      aSubmission({ packages: isCopied ? [...packages, aCustomPackage()] : packages }),
    'duplicate-package': () => {
      isCopied = true;
      return failure();
    },
  });
  const { duplication } = shown.model.packagePage;
  await shown.send(duplication.asked);
  await shown.send(duplication.confirmed);
  expect(shown.address()).toBe(pageOf('pk_9'));
  expect(shown.get(duplication.$isAsking)).toBe(false);
  expect(shown.get(duplication.$failureText)).toBeNull();
});

test('an admin’s copy opens in the admin variant', async () => {
  const prepared = aSubmission();
  const copy = aCustomPackage();
  let isCopied = false;
  const shown = await open(
    '/admin/market-submission/ms_1/packages/pk_1',
    {
      'get-admin-market-submission': () =>
        isCopied ? { ...prepared, packages: [...prepared.packages, copy] } : prepared,
      'duplicate-package': () => {
        isCopied = true;
        return { id: 'pk_9', quotes: [] };
      },
    },
    { isAdmin: true },
  );
  await shown.send(shown.model.packagePage.duplication.confirmed);
  expect(shown.address()).toBe('/admin/market-submission/ms_1/packages/pk_9');
});
