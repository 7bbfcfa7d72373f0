import { fails, failsWithCode } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { model, openTool } from '../../testing/open-tool.ts';
import { aPackage, aQuote, aSubmission } from '../../testing/submission.ts';

const ready = aPackage('a', { status: 'READY' });
const because = failsWithCode(409, 'rule', 'Another admin is editing this submission');

test('a refused recommendation says why beside its toast', async () => {
  const tool = await openTool(aSubmission([ready]), { 'update-package': because });
  await tool.send(model.recommended.switched, { packageId: 'a', to: true });
  expect(tool.toasts().map(({ text }) => text)).toEqual(['Failed to update recommended package']);
  expect(tool.get(model.notice.$notice)).toEqual({
    packageId: null,
    text: 'Another admin is editing this submission.',
  });
});

test('a refused refresh says why beside its toast', async () => {
  const expired = aPackage('a', { status: 'READY', quotes: [aQuote({ status: 'EXPIRED' })] });
  const tool = await openTool(aSubmission([expired]), { 'refresh-active-packages': because });
  await tool.send(model.refresh.asked, undefined);
  expect(tool.toasts().map(({ text }) => text)).toEqual([
    'Failed to refresh packages. Please try again.',
  ]);
  expect(tool.get(model.notice.$notice)?.text).toBe('Another admin is editing this submission.');
});

test('a refused effective date says why beside its toast', async () => {
  const tool = await openTool(aSubmission([ready]), { 'set-requested-effective-date': because });
  await tool.send(model.effectiveDate.typed, '2099-12-10');
  await tool.send(model.effectiveDate.fieldLeft, undefined);
  expect(tool.get(model.notice.$notice)?.text).toBe('Another admin is editing this submission.');
});

test('a failure that is no refusal, and a refusal without a reason, stay with the toast', async () => {
  for (const answer of [fails(500, { message: 'Out of memory' }), fails(409)]) {
    const tool = await openTool(aSubmission([ready]), { 'update-package': answer });
    await tool.send(model.recommended.switched, { packageId: 'a', to: true });
    expect(tool.toasts()).toHaveLength(1);
    expect(tool.get(model.notice.$notice)).toBeNull();
  }
});
