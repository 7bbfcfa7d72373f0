import { fails, inTurn } from '@fairlead/mfe-kit/testing';
import { navigate } from '@fairlead/store';
import { expect, test } from 'vitest';
import { model, openTool } from '../../testing/open-tool.ts';
import { aPackage, aSubmission } from '../../testing/submission.ts';

test('a submission that never loaded shows no notice that it is out of date', async () => {
  const tool = await openTool(aSubmission([]), { 'get-admin-market-submission': fails(503) });
  expect(tool.get(model.notice.$notice)).toBeNull();
  expect(tool.get(model.submission.$failure)).not.toBeNull();
});

test('what arrives during a drag is shown when it ends, the last of it', async () => {
  const tool = await openTool(aSubmission([aPackage('a', { name: 'One' })]));
  await tool.send(model.drag.lifted, { cardId: 'qa_SGL', from: 'a' });
  for (const name of ['Two', 'Three']) {
    tool.backend.state.submission = aSubmission([aPackage('a', { name })]);
    await tool.send(model.submission.reloaded, undefined);
  }
  expect(tool.column('a').name).toBe('One');
  await tool.send(model.drag.canceled, undefined);
  expect(tool.column('a').name).toBe('Three');
});

test('a drag during which nothing arrived leaves the board as it is', async () => {
  const tool = await openTool(aSubmission([aPackage('a', { name: 'One' })]));
  await tool.send(model.drag.lifted, { cardId: 'qa_SGL', from: 'a' });
  await tool.send(model.drag.canceled, undefined);
  expect(tool.column('a').name).toBe('One');
  expect(tool.get(model.submission.$isHeld)).toBe(false);
});

test('the board and its library are one: neither is loaded again when the other is opened', async () => {
  const tool = await openTool(aSubmission([aPackage('a')]));
  const params = { marketSubmissionId: 'ms_1' };
  await tool.send(navigate, { route: 'admin-quote-library', params });
  expect(tool.callsOf('get-admin-market-submission')).toHaveLength(1);
  await tool.send(navigate, { route: 'admin-missing-application' });
  await tool.send(navigate, { route: 'admin-market-submissions', params });
  expect(tool.callsOf('get-admin-market-submission')).toHaveLength(2);
  expect(tool.get(model.submission.$view)).toBe('board');
});

test('a board that is opened again shows what it showed, until it is loaded', async () => {
  const tool = await openTool(aSubmission([]), {
    'get-admin-market-submission': inTurn(() => aSubmission([aPackage('a')]), fails(503)),
  });
  await tool.send(navigate, { route: 'admin-missing-application' });
  await tool.send(navigate, {
    route: 'admin-market-submissions',
    params: { marketSubmissionId: 'ms_1' },
  });
  expect(tool.get(model.submission.$view)).toBe('board');
  expect(tool.column('a').name).toBe('Package a');
});

test('a board that couldn’t be reloaded shows only its own message', async () => {
  let isDown = false;
  const submission = aSubmission([aPackage('a')]);
  const tool = await openTool(submission, {
    'get-admin-market-submission': () => (isDown ? fails(503)() : submission),
    'ready-package': fails(500),
  });
  await tool.send(model.packageStatus.chosen, { packageId: 'a', to: 'READY' });
  await tool.send(model.submission.reloaded, undefined);
  expect(tool.get(model.notice.$notice)?.text).toBe(
    'We couldn’t set Package a to Ready. The package keeps its previous status. Try again.',
  );
  isDown = true;
  await tool.send(model.submission.reloaded, undefined);
  expect(tool.get(model.notice.$notice)).toEqual({
    packageId: null,
    text: 'We couldn’t reload the submission. What you see may be out of date.',
  });
});

/** A server that loads the submission once, and fails after that. */
const loadedOnce = (submission: ReturnType<typeof aSubmission>) =>
  inTurn(() => submission, fails(503));

test('the board shows what the server has answered, not what was asked', async () => {
  const tool = await openTool(aSubmission([aPackage('a')]), {
    'get-admin-market-submission': loadedOnce(aSubmission([aPackage('a'), aPackage('b')])),
    'ready-package': () => aPackage('a', { status: 'PENDING' }),
  });
  await tool.send(model.packageStatus.chosen, { packageId: 'a', to: 'READY' });
  expect(tool.column('a').status).toBe('PENDING');
  expect(tool.column('b').status).toBe('IN_REVIEW');
});

test('an order that the server has made is shown of all packages, though it answers with one', async () => {
  const three = ['a', 'b', 'c'].map((id, index) => aPackage(id, { order: index + 1 }));
  const tool = await openTool(aSubmission(three), {
    'get-admin-market-submission': loadedOnce(aSubmission(three)),
  });
  await tool.send(model.reorder.placed, { packageId: 'a', position: 3 });
  expect(tool.get(model.reorder.$packages).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});

test('the library of another submission is another board', async () => {
  const tool = await openTool(aSubmission([aPackage('a')]));
  await tool.send(navigate, {
    route: 'admin-quote-library',
    params: { marketSubmissionId: 'ms_2' },
  });
  expect(tool.callsOf('get-admin-market-submission').at(-1)?.path).toBe(
    '/admin/market-submission/ms_2',
  );
  expect(tool.callsOf('get-admin-market-submission')).toHaveLength(2);
});
