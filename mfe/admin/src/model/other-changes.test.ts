import { dropped, fails } from '@fairlead/mfe-kit/testing';
import { $productOrigin, $toasts, navigate } from '@fairlead/store';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { aHeldCall, model, openTool } from '../../testing/open-tool.ts';
import { aPackage, aSubmission } from '../../testing/submission.ts';

test('ADMIN-049 a duplicate is requested as a draft that is not the custom package', async () => {
  const tool = await openTool(aSubmission([aPackage('a')]), {
    'duplicate-package': () => ({ id: 'copy', quotes: [] }),
  });
  await Promise.all([tool.send(model.duplicate.asked, 'a'), tool.send(model.duplicate.asked, 'a')]);
  expect(tool.callsOf('duplicate-package').map(({ body }) => body)).toEqual([
    { original_package_id: 'a', is_client_custom_package: false, status: 'IN_REVIEW' },
  ]);
  expect(tool.get(model.duplicate.$copyId)).toBe('copy');
  expect(tool.callsOf('get-admin-market-submission')).toHaveLength(2);
});

test('ERROR-073 a duplicate that fails is logged and raises no toast', async () => {
  const tool = await openTool(aSubmission([aPackage('a')]), { 'duplicate-package': fails(500) });
  await tool.send(model.duplicate.asked, 'a');
  expect(tool.reportPlaces()).toEqual(['admin: duplicate package']);
  expect(tool.toasts()).toEqual([]);
  expect(tool.get(model.notice.$notice)).toEqual({
    packageId: 'a',
    text: 'We couldn’t duplicate Package a. Try again.',
  });
  expect(tool.get(model.duplicate.$copyId)).toBeNull();
});

test.each([
  ['dropped', dropped],
  ['lost by a gateway', fails(504)],
])('a duplicate whose answer is %s may have been made', async (_, failure) => {
  const tool = await openTool(aSubmission([aPackage('a')]), { 'duplicate-package': failure });
  await tool.send(model.duplicate.asked, 'a');
  expect(tool.get(model.notice.$notice)).toEqual({
    packageId: 'a',
    text: 'The server’s answer was lost, so Package a may have been duplicated. Look for the copy before you try again.',
  });
});

test('of two packages the one that was named is duplicated', async () => {
  const tool = await openTool(aSubmission([aPackage('a'), aPackage('b', { order: 2 })]), {
    'duplicate-package': () => ({ id: 'copy', quotes: [] }),
  });
  await tool.send(model.duplicate.asked, 'b');
  expect(tool.callsOf('duplicate-package')[0]?.body).toMatchObject({ original_package_id: 'b' });
});

test("ERROR-065 ERROR-066 the client's addresses go to the clipboard", async () => {
  const copied: string[] = [];
  const tool = await openTool(
    aSubmission([aPackage('a')]),
    {},
    { clipboard: (text) => copied.push(text) },
  );
  await allSettled($productOrigin, { scope: tool.scope, params: 'https://app.example.com' });
  await tool.send(model.links.submissionLinkCopied, undefined);
  await tool.send(model.links.packageLinkCopied, 'a');
  expect(copied).toEqual([
    'https://app.example.com/market-submission/ms_1',
    'https://app.example.com/market-submission/ms_1/packages/a',
  ]);
  expect(tool.get($toasts)).toMatchObject([
    {
      text: 'Market Submission link copied to clipboard',
      tone: 'success',
      audience: 'admin',
    },
    { text: 'Package Page link copied to clipboard', tone: 'success', audience: 'admin' },
  ]);
  expect(tool.get(model.links.$submissionHref)).toBe('/admin/market-submission/ms_1');
});

test('the address of a submission of the list goes to the clipboard', async () => {
  const copied: string[] = [];
  const tool = await openTool(aSubmission([]), {}, { clipboard: (text) => copied.push(text) });
  await tool.send(model.links.linkCopied, 'ms_7');
  expect(copied).toEqual(['http://localhost/market-submission/ms_7']);
});

test('ERROR-064 a clipboard that refuses is reported', async () => {
  const clipboard = () => {
    throw new Error('denied');
  };
  const tool = await openTool(aSubmission([]), {}, { clipboard });
  await tool.send(model.links.submissionLinkCopied, undefined);
  expect(tool.get($toasts)).toMatchObject([
    { text: 'Failed to copy link to clipboard', tone: 'danger', audience: 'admin' },
  ]);
  expect(tool.reportPlaces()).toEqual(['admin: clipboard']);
});

const expired = aSubmission([aPackage('a')], { status: 'EXPIRED', expiration_date: '2026-11-01' });

test('ADMIN-073 an expired application is reported, and its review opens unlocked', async () => {
  const tool = await openTool(expired);
  expect(tool.get(model.unlock.$isOpen)).toBe(true);
  expect(tool.get(model.unlock.$day)).toBe('11/01/2026');
  expect(tool.get(model.$lock)).toBe('application-expired');
  await tool.send(model.unlock.reviewAsked, undefined);
  expect(tool.callsOf('unlock-application')[0]?.body).toEqual({ client_data_id: 'app_1' });
  expect(tool.history.current().address).toBe('/application/app_1/review');
});

test('ERROR-072 API-080 an application that was unlocked before is opened all the same', async () => {
  const tool = await openTool(expired, { 'unlock-application': fails(409) });
  await tool.send(model.unlock.reviewAsked, undefined);
  expect(tool.history.current().address).toBe('/application/app_1/review');
  expect(tool.toasts()).toEqual([]);
});

test('ERROR-072 an application that can’t be unlocked is reported', async () => {
  const tool = await openTool(expired, { 'unlock-application': fails(500) });
  await tool.send(model.unlock.reviewAsked, undefined);
  expect(tool.history.current().address).toBe('/admin/market-submissions/ms_1');
  expect(tool.get($toasts)).toMatchObject([
    { text: 'Error unlocking application', tone: 'danger', audience: 'admin' },
  ]);
  expect(tool.reportPlaces()).toEqual(['admin: unlock application']);
});

test('an admin who went on while an application was being unlocked isn’t brought to its review', async () => {
  const held = aHeldCall();
  const tool = await openTool(expired, { 'unlock-application': held.answer });
  void tool.send(model.unlock.reviewAsked, undefined);
  void tool.send(navigate, {
    route: 'admin-market-submissions',
    params: { marketSubmissionId: 'ms_2' },
  });
  held.resolve({});
  await allSettled(tool.scope);
  expect(tool.history.current().address).toBe('/admin/market-submissions/ms_2');
});

test('an application is unlocked once, however often its review is requested', async () => {
  const held = aHeldCall();
  const tool = await openTool(expired, { 'unlock-application': held.answer });
  const first = tool.send(model.unlock.reviewAsked, undefined);
  const second = tool.send(model.unlock.reviewAsked, undefined);
  await Promise.resolve();
  expect(tool.get(model.unlock.$isUnlocking)).toBe(true);
  held.resolve({});
  await Promise.all([first, second]);
  expect(tool.callsOf('unlock-application')).toHaveLength(1);
});

test('a dialog that was put away is back when the review could not be opened', async () => {
  const tool = await openTool(expired, { 'unlock-application': fails(500) });
  await tool.send(model.unlock.dismissed, undefined);
  await tool.send(model.unlock.reviewAsked, undefined);
  expect(tool.get(model.unlock.$isOpen)).toBe(true);
});

test('an application without a last day expires without one', async () => {
  const tool = await openTool(
    aSubmission([aPackage('a')], { status: 'EXPIRED', expiration_date: null }),
  );
  expect(tool.get(model.unlock.$isOpen)).toBe(true);
  expect(tool.get(model.unlock.$day)).toBeNull();
});

test('EXPIRED before the application’s day means its prices: they are refreshed, nothing is reviewed', async () => {
  const tool = await openTool(aSubmission([aPackage('a')], { status: 'EXPIRED' }));
  expect(tool.get(model.unlock.$isExpired)).toBe(false);
  expect(tool.get(model.$lock)).toBe('submission-expired');
});

test('the dialog can be put away, and the board stays locked', async () => {
  const tool = await openTool(expired);
  await tool.send(model.unlock.dismissed, undefined);
  expect(tool.get(model.unlock.$isOpen)).toBe(false);
  expect(tool.get(model.$lock)).toBe('application-expired');
});
