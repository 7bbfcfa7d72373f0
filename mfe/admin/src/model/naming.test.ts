import { fails } from '@fairlead/mfe-kit/testing';
import { draftsFlushed, memoryStorage } from '@fairlead/store';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aHeldCall, model, openTool } from '../../testing/open-tool.ts';
import { aPackage, aSubmission } from '../../testing/submission.ts';

// Drafts are written once typing pauses: nobody has to wait for that here.
beforeEach(() => {
  vi.useFakeTimers();
  vi.setTimerTickMode('nextTimerAsync');
});
afterEach(() => void vi.useRealTimers());

const { begun, typed, saved, canceled, $editing, $error, $canSave } = model.naming;
const growth = aPackage('a', { name: 'Growth', description: 'For a funded team.' });

test('ADMIN-040 name and description are saved trimmed', async () => {
  const tool = await openTool(aSubmission([growth]));
  await tool.send(begun, 'a');
  await tool.send(typed, { name: '  Growth plus ', description: 'More. ' });
  await tool.send(saved, undefined);
  expect(tool.callsOf('update-package')[0]?.body).toEqual({
    package_id: 'a',
    name: 'Growth plus',
    description: 'More.',
  });
  expect(tool.column('a').name).toBe('Growth plus');
  expect(tool.get($editing)).toBeNull();
});

test('ADMIN-092 ADMIN-093 Save is enabled by a name that isn’t empty together with a change', async () => {
  const tool = await openTool(aSubmission([growth]));
  await tool.send(begun, 'a');
  expect(tool.get($canSave)).toBe(false);
  await tool.send(typed, { name: '   ' });
  expect(tool.get($error)).toBe('Package name is required');
  expect(tool.get($canSave)).toBe(false);
  await tool.send(saved, undefined);
  expect(tool.callsOf('update-package')).toEqual([]);
  await tool.send(typed, { name: ' Growth ' });
  expect(tool.get($canSave)).toBe(false);
  await tool.send(typed, { description: '' });
  expect(tool.get($canSave)).toBe(true);
});

test('ADMIN-093 a second Save while the first is under way sends nothing', async () => {
  const tool = await openTool(aSubmission([growth]));
  await tool.send(begun, 'a');
  await tool.send(typed, { name: 'Growth plus' });
  await Promise.all([tool.send(saved, undefined), tool.send(saved, undefined)]);
  expect(tool.callsOf('update-package')).toHaveLength(1);
});

test('ERROR-073 a rename that fails is logged, raises no toast and keeps what was typed', async () => {
  const tool = await openTool(aSubmission([growth]), { 'update-package': fails(500) });
  await tool.send(begun, 'a');
  await tool.send(typed, { name: 'Growth plus' });
  await tool.send(saved, undefined);
  expect(tool.reportPlaces()).toEqual(['admin: rename package']);
  expect(tool.toasts()).toEqual([]);
  expect(tool.get($editing)?.name).toBe('Growth plus');
  expect(tool.get(model.notice.$notice)?.packageId).toBe('a');
});

test('ADMIN-078 while the submission is live only drafts are edited', async () => {
  const tool = await openTool(
    aSubmission([growth, aPackage('b', { status: 'READY' })], { status: 'RELEASED' }),
  );
  expect(tool.column('b').whyNotEdit).not.toBeNull();
  await tool.send(begun, 'b');
  expect(tool.get($editing)).toBeNull();
  await tool.send(begun, 'a');
  expect(tool.get($editing)?.packageId).toBe('a');
});

test('what was typed survives a reload, and is gone once it is canceled', async () => {
  const storage = memoryStorage();
  const before = await openTool(aSubmission([growth]), {}, { storage });
  await before.send(begun, 'a');
  await before.send(typed, { name: 'Growth plus' });
  await before.send(draftsFlushed, undefined);
  const after = await openTool(aSubmission([growth]), {}, { storage });
  expect(after.get($editing)?.name).toBe('Growth plus');
  await after.send(canceled, undefined);
  const last = await openTool(aSubmission([growth]), {}, { storage });
  expect(last.get($editing)).toBeNull();
});

test('what was typed for one submission is not there for another', async () => {
  const storage = memoryStorage();
  const before = await openTool(aSubmission([growth]), {}, { storage });
  await before.send(begun, 'a');
  await before.send(typed, { name: 'Growth plus' });
  await before.send(draftsFlushed, undefined);
  const other = aSubmission([growth], { id: 'ms_2' });
  const after = await openTool(other, {}, { storage, address: '/admin/market-submissions/ms_2' });
  expect(after.get($editing)).toBeNull();
});

test('a name that is saved can be undone', async () => {
  const tool = await openTool(aSubmission([{ ...growth, description: null }]));
  await tool.send(begun, 'a');
  expect(tool.get($editing)).toEqual({ packageId: 'a', name: 'Growth', description: '' });
  await tool.send(typed, { name: 'Growth plus' });
  await tool.send(saved, undefined);
  expect(tool.toasts().map(({ text }) => text)).toEqual(['Growth plus saved.']);
  await tool.send(model.undo.asked, undefined);
  expect(tool.callsOf('update-package').at(-1)?.body).toEqual({
    package_id: 'a',
    name: 'Growth',
    description: '',
  });
});

test('spaces around the saved name are no change', async () => {
  const tool = await openTool(aSubmission([{ ...growth, description: null }]));
  await tool.send(begun, 'a');
  await tool.send(typed, { description: '  ' });
  expect(tool.get($canSave)).toBe(false);
  expect(tool.get($error)).toBe('');
  await tool.send(typed, { description: ' New ' });
  expect(tool.get($canSave)).toBe(true);
});

test('a package that went live meanwhile keeps its name', async () => {
  const tool = await openTool(aSubmission([{ ...growth, status: 'READY' }]));
  await tool.send(begun, 'a');
  await tool.send(typed, { name: 'Growth plus' });
  expect(tool.get($canSave)).toBe(true);
  tool.backend.state.submission = aSubmission([{ ...growth, status: 'READY' }], {
    status: 'RELEASED',
  });
  await tool.send(model.submission.reloaded, undefined);
  expect(tool.get($canSave)).toBe(false);
  await tool.send(saved, undefined);
  expect(tool.callsOf('update-package')).toEqual([]);
});

test('a package of a submission that was bound meanwhile keeps its name', async () => {
  const tool = await openTool(aSubmission([growth]));
  await tool.send(begun, 'a');
  await tool.send(typed, { name: 'Growth plus' });
  tool.backend.state.submission = aSubmission([growth], { status: 'BOUND' });
  await tool.send(model.submission.reloaded, undefined);
  expect(tool.get($canSave)).toBe(false);
});

test('while a name is saved the form stays, and no other is opened', async () => {
  const held = aHeldCall();
  const tool = await openTool(aSubmission([growth, aPackage('b', { order: 2 })]), {
    'update-package': held.answer,
  });
  await tool.send(begun, 'a');
  await tool.send(typed, { name: 'Growth plus' });
  const saving = tool.send(saved, undefined);
  void tool.send(canceled, undefined);
  void tool.send(begun, 'b');
  await Promise.resolve();
  expect(tool.get($editing)?.packageId).toBe('a');
  expect(tool.get(model.naming.$isSaving)).toBe(true);
  expect(tool.get($canSave)).toBe(false);
  held.resolve({ ...growth, name: 'Growth plus' });
  await saving;
  expect(tool.get($editing)).toBeNull();
  expect(tool.callsOf('update-package')).toHaveLength(1);
});

test('canceling the form removes the earlier failure message', async () => {
  const tool = await openTool(aSubmission([growth]), { 'update-package': fails(500) });
  await tool.send(begun, 'a');
  await tool.send(typed, { name: 'Growth plus' });
  await tool.send(saved, undefined);
  expect(tool.get(model.notice.$notice)?.text).toBe(
    'We couldn’t save the name and description. Save again. Nothing you typed is lost.',
  );
  await tool.send(canceled, undefined);
  expect(tool.get(model.notice.$notice)).toBeNull();
});

test('nothing of a locked board is named', async () => {
  const tool = await openTool(aSubmission([growth], { status: 'BOUND' }));
  await tool.send(begun, 'a');
  expect(tool.get($editing)).toBeNull();
});

test('a package that is gone meanwhile is not named', async () => {
  const tool = await openTool(aSubmission([growth]));
  await tool.send(begun, 'a');
  await tool.send(typed, { name: 'Growth plus' });
  tool.backend.state.submission = aSubmission([]);
  await tool.send(model.submission.reloaded, undefined);
  expect(tool.get($canSave)).toBe(false);
  await tool.send(saved, undefined);
  expect(tool.callsOf('update-package')).toEqual([]);
});
