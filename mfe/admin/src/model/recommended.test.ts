import { fails } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { aHeldCall, model, openTool } from '../../testing/open-tool.ts';
import { aPackage, aSubmission } from '../../testing/submission.ts';

const ready = (id: string, recommended = false) => aPackage(id, { status: 'READY', recommended });
const { switched } = model.recommended;

test('ADMIN-009 a ready package is marked recommended', async () => {
  const tool = await openTool(aSubmission([ready('a')]));
  await tool.send(switched, { packageId: 'a', to: true });
  expect(tool.callsOf('update-package')[0]?.body).toEqual({ package_id: 'a', recommended: true });
  expect(tool.column('a').isRecommended).toBe(true);
});

test('ADMIN-009 marking one package takes the mark from the other at once', async () => {
  const held = aHeldCall();
  const tool = await openTool(aSubmission([ready('a', true), ready('b')]), {
    'update-package': held.answer,
  });
  const marking = tool.send(switched, { packageId: 'b', to: true });
  await Promise.resolve();
  expect([tool.column('a').isRecommended, tool.column('b').isRecommended]).toEqual([false, true]);
  held.reject(new Error('no answer'));
  await marking;
  expect([tool.column('a').isRecommended, tool.column('b').isRecommended]).toEqual([true, false]);
});

test('ADMIN-094 only a ready package can be marked', async () => {
  const tool = await openTool(aSubmission([aPackage('a')]));
  expect(tool.column('a').whyNotRecommend).toBe(
    'Only Ready/Live packages can be marked as recommended',
  );
  await tool.send(switched, { packageId: 'a', to: true });
  expect(tool.callsOf('update-package')).toEqual([]);
});

test('a draft that kept its mark can lose it', async () => {
  const tool = await openTool(aSubmission([aPackage('a', { recommended: true })]));
  expect(tool.column('a').whyNotRecommend).toBeNull();
  await tool.send(switched, { packageId: 'a', to: false });
  expect(tool.column('a').isRecommended).toBe(false);
});

test('ERROR-071 a mark that fails is taken back and told to the admin', async () => {
  const tool = await openTool(aSubmission([ready('a')]), { 'update-package': fails(409) });
  await tool.send(switched, { packageId: 'a', to: true });
  expect(tool.column('a').isRecommended).toBe(false);
  expect(tool.toasts()).toEqual([
    { text: 'Failed to update recommended package', audience: 'admin' },
  ]);
});
