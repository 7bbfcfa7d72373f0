import { ApiError } from '@fairlead/contracts';
import { fails } from '@fairlead/mfe-kit/testing';
import { navigate } from '@fairlead/store';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { aHeldCall, model, openTool } from '../../testing/open-tool.ts';
import { aPackage, aSubmission } from '../../testing/submission.ts';

const ready = aPackage('a', { status: 'READY' });
const { chosen, confirmed, canceled, $asking, $choices, $whyNot, $isHidden } =
  model.submissionStatus;

test('the status and the one that it may become each say what it means for the client', async () => {
  const two = [ready, aPackage('b', { status: 'READY', order: 2 })];
  const tool = await openTool(aSubmission(two));
  expect(tool.get($choices)).toEqual([
    {
      value: 'QUOTE_BLOCKED',
      text: 'Quote Blocked',
      note: 'Packages can be edited. The client waits.',
    },
    { value: 'RELEASED', text: 'Live', note: 'The client sees 2 ready packages.' },
  ]);
  expect(tool.get(model.submissionStatus.$ready)).toBe(2);
});

test('a status that says nothing to an admin has no note', async () => {
  const tool = await openTool(aSubmission([ready], { status: 'REQUESTED' }));
  expect(tool.get($choices)).toEqual([{ value: 'REQUESTED', text: 'Requested', note: undefined }]);
});

test.each(['QUOTE_BLOCKED', 'RELEASED', 'CREATED', 'EXPIRED'])(
  'ADMIN-069 the status is shown when %s',
  async (status) => {
    const tool = await openTool(aSubmission([ready], { status }));
    expect(tool.get($isHidden)).toBe(false);
  },
);

test('the current status and an unknown one are not requested', async () => {
  const tool = await openTool(aSubmission([ready]));
  await tool.send(chosen, 'QUOTE_BLOCKED');
  expect(tool.get($asking)).toBeNull();
  await tool.send(chosen, 'BOUND');
  expect(tool.get($asking)).toBeNull();
  expect(tool.get(model.submissionStatus.$impact)).toBeNull();
});

test('while the submission moves nothing else changes, and the move is not called off', async () => {
  const held = aHeldCall();
  const tool = await openTool(aSubmission([ready], { status: 'RELEASED' }), {
    'quote-block-market-submission': held.answer,
  });
  await tool.send(chosen, 'QUOTE_BLOCKED');
  const moving = tool.send(confirmed, undefined);
  void tool.send(canceled, undefined);
  await Promise.resolve();
  expect(tool.get($asking)).toBe('QUOTE_BLOCKED');
  expect(tool.get(model.$lock)).toBe('updating');
  expect(tool.get($whyNot)).toBe('The submission is being updated.');
  expect(tool.get(model.submissionStatus.$isMoving)).toBe(true);
  held.resolve({});
  await moving;
  expect(tool.get($asking)).toBeNull();
  expect(tool.get(model.$lock)).toBeNull();
});

test('the result of a failed move is shown once', async () => {
  const tool = await openTool(aSubmission([ready]), { 'release-market-submission': fails(500) });
  await tool.send(chosen, 'RELEASED');
  await tool.send(confirmed, undefined);
  await tool.send(model.notice.dismissed, undefined);
  await tool.send(model.submission.reloaded, undefined);
  expect(tool.get(model.notice.$notice)).toBeNull();
});

test('a move clears the previous message', async () => {
  const tool = await openTool(aSubmission([ready]), { 'archive-package': fails(500) });
  await tool.send(model.packageStatus.chosen, { packageId: 'a', to: 'ARCHIVED' });
  expect(tool.get(model.notice.$notice)).not.toBeNull();
  await tool.send(chosen, 'RELEASED');
  await tool.send(confirmed, undefined);
  expect(tool.get(model.notice.$notice)).toBeNull();
});

test('a release that fails after the admin went on says nothing on the board of another submission', async () => {
  const held = aHeldCall();
  const tool = await openTool(aSubmission([ready]), { 'release-market-submission': held.answer });
  await tool.send(chosen, 'RELEASED');
  void tool.send(confirmed, undefined);
  void tool.send(navigate, {
    route: 'admin-market-submissions',
    params: { marketSubmissionId: 'ms_2' },
  });
  held.reject(new ApiError(500));
  await allSettled(tool.scope);
  expect(tool.get(model.notice.$notice)).toBeNull();
  expect(tool.reportPlaces()).toEqual(['admin: submission status']);
});
