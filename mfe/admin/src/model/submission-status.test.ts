import { NetworkError } from '@fairlead/contracts';
import { dropped, fails, failsWithCode } from '@fairlead/mfe-kit/testing';
import { allSettled } from 'effector';
import { expect, test, vi } from 'vitest';
import { aHeldCall, model, openTool } from '../../testing/open-tool.ts';
import { aPackage, aQuote, aSubmission } from '../../testing/submission.ts';

const ready = aPackage('a', { status: 'READY' });
const { chosen, confirmed, canceled, $asking, $impact, $label, $choices, $whyNot, $isHidden } =
  model.submissionStatus;

test('ADMIN-062 ADMIN-066 releasing asks first, then calls, then shows Live', async () => {
  const tool = await openTool(aSubmission([ready]));
  expect(tool.get($label)).toBe('Quote Blocked');
  await tool.send(chosen, 'RELEASED');
  expect(tool.get($asking)).toBe('RELEASED');
  expect(tool.callsOf('release-market-submission')).toEqual([]);
  await tool.send(confirmed, undefined);
  expect(tool.callsOf('release-market-submission')[0]?.body).toEqual({
    market_submission_id: 'ms_1',
  });
  expect(tool.get($asking)).toBeNull();
  expect(tool.get($label)).toBe('Live');
});

test('ADMIN-061 ADMIN-066 quote-blocking asks first; canceling changes nothing', async () => {
  const tool = await openTool(aSubmission([ready], { status: 'RELEASED' }));
  expect(tool.get($choices).map(({ text }) => text)).toEqual(['Live', 'Quote Block']);
  await tool.send(chosen, 'QUOTE_BLOCKED');
  await tool.send(canceled, undefined);
  expect(tool.get($asking)).toBeNull();
  await tool.send(confirmed, undefined);
  expect(tool.callsOf('quote-block-market-submission')).toEqual([]);
  await tool.send(chosen, 'QUOTE_BLOCKED');
  await tool.send(confirmed, undefined);
  expect(tool.callsOf('quote-block-market-submission')).toHaveLength(1);
  expect(tool.get($label)).toBe('Quote Blocked');
});

test('a second confirmation while the first is under way sends nothing', async () => {
  const tool = await openTool(aSubmission([ready]));
  await tool.send(chosen, 'RELEASED');
  await Promise.all([tool.send(confirmed, undefined), tool.send(confirmed, undefined)]);
  expect(tool.callsOf('release-market-submission')).toHaveLength(1);
});

test('ADMIN-067 without a ready package a quote-blocked submission is not released', async () => {
  const tool = await openTool(aSubmission([aPackage('a')]));
  expect(tool.get($whyNot)).toBe(
    'There are no ready packages. Please set a package to ready to proceed.',
  );
  await tool.send(chosen, 'RELEASED');
  expect(tool.get($asking)).toBeNull();
});

test('ADMIN-068 a locked submission keeps its status', async () => {
  const expired = aPackage('a', { status: 'READY', quotes: [aQuote({ status: 'EXPIRED' })] });
  const tool = await openTool(aSubmission([expired], { status: 'RELEASED' }));
  expect(tool.get($whyNot)).toBe(
    'At least one quote of this submission has expired or was canceled. Refresh the packages first.',
  );
  await tool.send(chosen, 'QUOTE_BLOCKED');
  expect(tool.get($asking)).toBeNull();
});

test.each(['BOUND', 'BIND_REQUESTED'])('ADMIN-069 the status is hidden when %s', async (status) => {
  const tool = await openTool(aSubmission([ready], { status }));
  expect(tool.get($isHidden)).toBe(true);
});

test.each(['CREATED', 'REQUESTED', 'FAILED', 'EXPIRED'])(
  'ADMIN-063 a submission that is %s is offered no other status',
  async (status) => {
    const tool = await openTool(aSubmission([ready], { status }));
    expect(tool.get($choices)).toHaveLength(1);
    await tool.send(chosen, 'RELEASED');
    expect(tool.get($asking)).toBeNull();
  },
);

test('ERROR-073 a move that fails is logged and raises no toast; the board shows the present status', async () => {
  const tool = await openTool(aSubmission([ready]), { 'release-market-submission': fails(500) });
  await tool.send(chosen, 'RELEASED');
  await tool.send(confirmed, undefined);
  expect(tool.reportPlaces()).toEqual(['admin: submission status']);
  expect(tool.toasts()).toEqual([]);
  expect(tool.get($asking)).toBeNull();
  expect(tool.get($label)).toBe('Quote Blocked');
  expect(tool.get(model.notice.$notice)?.text).toBe(
    'We couldn’t set the submission to Live. It’s still Quote Blocked. Try again.',
  );
  expect(tool.callsOf('get-admin-market-submission')).toHaveLength(2);
});

test('a release whose response is lost is reported as the board then shows it', async () => {
  const tool = await openTool(aSubmission([ready]), {
    'release-market-submission': () => {
      tool.backend.state.submission = aSubmission([ready], { status: 'RELEASED' });
      return dropped();
    },
  });
  await tool.send(chosen, 'RELEASED');
  await tool.send(confirmed, undefined);
  expect(tool.get($label)).toBe('Live');
  expect(tool.get(model.notice.$notice)?.text).toBe(
    'The submission is Live now. The server’s answer was lost, but the change was made.',
  );
});

test('a release that was refused because another admin released names that', async () => {
  const tool = await openTool(aSubmission([ready]), {
    'release-market-submission': () => {
      tool.backend.state.submission = aSubmission([ready], { status: 'RELEASED' });
      return fails(409)();
    },
  });
  await tool.send(chosen, 'RELEASED');
  await tool.send(confirmed, undefined);
  expect(tool.get(model.notice.$notice)?.text).toBe(
    'The submission is Live already: another admin set it.',
  );
});

test('until the board is loaded again it says that the outcome is not known', async () => {
  const held = aHeldCall();
  const load = vi.fn<() => unknown>(() => aSubmission([ready]));
  const tool = await openTool(aSubmission([ready]), {
    'get-admin-market-submission': load,
    'release-market-submission': dropped,
  });
  load.mockImplementation(held.answer);
  await tool.send(chosen, 'RELEASED');
  void tool.send(confirmed, undefined);
  await vi.waitFor(() =>
    expect(tool.get(model.notice.$notice)?.text).toBe(
      'We couldn’t confirm that the submission was set to Live. We’re checking.',
    ),
  );
  held.reject(new NetworkError());
  await allSettled(tool.scope);
  expect(tool.get(model.notice.$notice)?.text).toBe(
    'We couldn’t reload the submission. What you see may be out of date.',
  );
});

const growth = aPackage('a', { name: 'Growth', status: 'READY', version: 'a1', order: 1 });
const complete = aPackage('b', {
  name: 'Complete',
  status: 'READY',
  version: 'b1',
  order: 2,
  recommended: true,
});
const draft = aPackage('c', { name: 'Old', version: 'c1', order: 3 });

test.each([
  ['RELEASED', 'QUOTE_BLOCKED', 'release-market-submission'],
  ['QUOTE_BLOCKED', 'RELEASED', 'quote-block-market-submission'],
])('%s from %s carries what the dialog showed of the packages', async (to, from, call) => {
  const tool = await openTool(aSubmission([growth, complete, draft], { status: from }));
  await tool.send(chosen, to);
  tool.backend.state.submission = aSubmission([growth], { status: from });
  await tool.send(model.submission.reloaded, undefined);
  expect(tool.get($impact)?.changes.map(({ name }) => name)).toEqual(['Growth', 'Complete']);
  await tool.send(confirmed, undefined);
  expect(tool.callsOf(call).map(({ headers }) => headers)).toEqual([
    { 'If-Match': 'a1,b1', 'Seen-Order': 'a,b', 'Seen-Recommended': 'b' },
  ]);
});

test('a quote block of a submission without ready packages says that none were seen', async () => {
  const tool = await openTool(aSubmission([draft], { status: 'RELEASED' }));
  await tool.send(chosen, 'QUOTE_BLOCKED');
  await tool.send(confirmed, undefined);
  expect(tool.callsOf('quote-block-market-submission')[0]?.headers).toEqual({
    'If-Match': 'none',
    'Seen-Order': 'none',
    'Seen-Recommended': 'none',
  });
});

test('a server that gives no versions gets no headers with a release', async () => {
  const tool = await openTool(aSubmission([ready]));
  await tool.send(chosen, 'RELEASED');
  await tool.send(confirmed, undefined);
  expect(tool.callsOf('release-market-submission')[0]?.headers).toStrictEqual({});
});

test('a release of packages that another admin changed says what changed', async () => {
  const tool = await openTool(aSubmission([growth, complete, draft]), {
    'release-market-submission': failsWithCode(409, 'submission_changed'),
  });
  await tool.send(chosen, 'RELEASED');
  tool.backend.state.submission = aSubmission([
    { ...growth, order: 2, version: 'a2', name: 'Growth plus', recommended: true },
    { ...complete, status: 'IN_REVIEW', recommended: false, order: 4, version: 'b2' },
    { ...draft, status: 'READY', version: 'c2', order: 1 },
    aPackage('d', { name: 'Fourth', status: 'READY', version: 'd1', order: 3 }),
  ]);
  await tool.send(confirmed, undefined);
  expect(tool.get(model.notice.$notice)?.text).toBe(
    'Another admin changed the packages before you: Growth: it is called Growth plus now; Complete: it is Draft now; Old: it is Ready now; Fourth is new; Growth plus is recommended now. The submission is still Quote Blocked. Look at it and try again.',
  );
  expect(tool.reportPlaces()).toEqual([]);
  expect(tool.get($asking)).toBeNull();
});

test('a release after another admin only ordered the packages names their order', async () => {
  const tool = await openTool(aSubmission([growth, complete]), {
    'release-market-submission': failsWithCode(409, 'submission_changed'),
  });
  await tool.send(chosen, 'RELEASED');
  tool.backend.state.submission = aSubmission([
    { ...growth, order: 2 },
    { ...complete, order: 1 },
  ]);
  await tool.send(confirmed, undefined);
  expect(tool.get(model.notice.$notice)?.text).toContain(
    'Another admin changed the packages before you: the order is Complete, Growth now. ',
  );
});

test('a release waits for the own change that is under way, and carries its version', async () => {
  const held = aHeldCall();
  const tool = await openTool(aSubmission([growth, draft]), { 'ready-package': held.answer });
  void tool.send(model.packageStatus.chosen, { packageId: 'c', to: 'READY' });
  void tool.send(chosen, 'RELEASED');
  void tool.send(confirmed, undefined);
  expect(tool.callsOf('release-market-submission')).toEqual([]);
  held.resolve({ ...draft, status: 'READY', version: 'c2' });
  await allSettled(tool.scope);
  expect(tool.callsOf('release-market-submission').map(({ headers }) => headers)).toEqual([
    { 'If-Match': 'a1,c2', 'Seen-Order': 'a,c', 'Seen-Recommended': 'none' },
  ]);
});

test('a release that waits for an own change is not made if that change fails', async () => {
  const held = aHeldCall();
  const tool = await openTool(aSubmission([growth, draft]), { 'ready-package': held.answer });
  void tool.send(model.packageStatus.chosen, { packageId: 'c', to: 'READY' });
  void tool.send(chosen, 'RELEASED');
  void tool.send(confirmed, undefined);
  held.reject(new NetworkError());
  await allSettled(tool.scope);
  expect(tool.callsOf('release-market-submission')).toEqual([]);
  expect(tool.get($asking)).toBeNull();
});

test('a refused release passes on the reason of the server, and does not advise to try again', async () => {
  const tool = await openTool(aSubmission([growth]), {
    'release-market-submission': failsWithCode(
      409,
      'submission_rule',
      'There are no ready packages. Please set a package to ready to proceed.',
    ),
  });
  await tool.send(chosen, 'RELEASED');
  await tool.send(confirmed, undefined);
  expect(tool.get(model.notice.$notice)?.text).toBe(
    'We couldn’t set the submission to Live. There are no ready packages. Please set a package to ready to proceed. It’s still Quote Blocked.',
  );
});
