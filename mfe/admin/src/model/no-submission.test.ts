import { failOnLoggedErrors, fails } from '@fairlead/mfe-kit/testing';
import { navigate } from '@fairlead/store';
import { beforeEach, expect, test } from 'vitest';
import { model, openTool } from '../../testing/open-tool.ts';
import { aPackage, aQuote, aSubmission } from '../../testing/submission.ts';

beforeEach(failOnLoggedErrors);

type Tool = Awaited<ReturnType<typeof openTool>>;

/** Asks for everything that concerns a package or a card. */
async function askForEverything(tool: Tool, packageId: string) {
  const card = { cardId: 'qa_SGL', from: packageId };
  await tool.send(model.packageStatus.chosen, { packageId, to: 'READY' });
  await tool.send(model.recommended.switched, { packageId, to: true });
  await tool.send(model.duplicate.asked, packageId);
  await tool.send(model.naming.begun, packageId);
  await tool.send(model.naming.typed, { name: 'Other' });
  await tool.send(model.naming.saved, undefined);
  await tool.send(model.contents.moved, { ...card, to: null });
  await tool.send(model.reorder.placed, { packageId, position: 2 });
  await tool.send(model.reorder.lifted, packageId);
  await tool.send(model.reorder.nudged, 1);
  await tool.send(model.reorder.dropped, undefined);
  await tool.send(model.drag.lifted, card);
  await tool.send(model.drag.movedOver, packageId);
  await tool.send(model.drag.dropped, undefined);
  await tool.send(model.slideOuts.opened, 'no such card');
  await tool.send(model.undo.asked, undefined);
}

const changes = (tool: Tool) => tool.calls.filter(({ method }) => method !== 'GET');

test('where no submission is open, nothing that is asked for is done', async () => {
  const tool = await openTool(aSubmission([]), {}, { address: '/admin-missing-application' });
  await askForEverything(tool, 'a');
  await tool.send(model.submissionStatus.chosen, 'RELEASED');
  await tool.send(model.submissionStatus.confirmed, undefined);
  await tool.send(model.refresh.asked, undefined);
  await tool.send(model.requestQuotes.opened, undefined);
  await tool.send(model.requestQuotes.submitted, undefined);
  await tool.send(model.unlock.reviewAsked, undefined);
  await tool.send(model.links.submissionLinkCopied, undefined);
  await tool.send(model.links.packageLinkCopied, 'a');
  await tool.send(model.library.closed, undefined);
  expect(changes(tool)).toEqual([]);
  expect(tool.toasts()).toEqual([]);
  expect(tool.get(model.notice.$notice)).toBeNull();
  expect(tool.get(model.links.$submissionHref)).toBe('');
  expect(tool.get(model.targets)({ cardId: 'qa_SGL', from: null })).toEqual([]);
  expect(tool.address()).toBe('/admin-missing-application');
});

test('what is asked of a package that is gone is not done', async () => {
  const tool = await openTool(aSubmission([aPackage('a'), aPackage('b', { order: 2 })]));
  await askForEverything(tool, 'gone');
  expect(changes(tool)).toEqual([]);
  expect(tool.get(model.naming.$editing)).toBeNull();
  expect(tool.get(model.reorder.$packages).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(tool.get(model.reorder.$said)).toBe('');
  expect(tool.get(model.slideOuts.$slideOuts)).toEqual([]);
});

test('while another submission does not load, nothing of the one before is shown', async () => {
  const live = aPackage('a', { name: 'Growth', status: 'READY', recommended: true });
  const start = aSubmission([live, aPackage('old', { status: 'ARCHIVED', order: 2 })], {
    company: 'Tidewell Analytics, Inc.',
    quotes: [aQuote(), aQuote({ annual_quote_id: 'other', carrier_id: 'harbor_mutual' })],
  });
  const tool = await openTool(start, {
    'get-admin-market-submission': ({ path }) => (path.endsWith('ms_1') ? start : fails(503)()),
  });
  await tool.send(model.board.archivedToggled, undefined);
  await tool.send(model.slideOuts.opened, 'qa_SGL');
  await tool.send(model.submissionStatus.chosen, 'RELEASED');
  await tool.send(model.drag.lifted, { cardId: 'qa_SGL', from: null });
  await tool.send(model.library.searched, 'general');
  await tool.send(model.requestQuotes.opened, undefined);
  await tool.send(model.naming.begun, 'a');
  await tool.send(navigate, {
    route: 'admin-market-submissions',
    params: { marketSubmissionId: 'ms_2' },
  });
  expect(tool.get(model.submission.$view)).toBe('failed');
  expect(tool.get(model.$submission)).toBeNull();
  expect(tool.get(model.notice.$notice)).toBeNull();
  expect(tool.get(model.board.$about)).toBe('');
  expect(tool.get(model.board.$columns)).toEqual([]);
  expect(tool.get(model.board.$hasArchived)).toBe(false);
  expect(tool.get(model.board.$showsArchived)).toBe(false);
  expect(tool.get(model.board.$locked)).toBeNull();
  expect(tool.get(model.$lock)).toBeNull();
  expect(tool.get(model.slideOuts.$slideOuts)).toEqual([]);
  expect(tool.get(model.reorder.$packages)).toEqual([]);
  expect(tool.get(model.drag.$item)).toBeNull();
  expect(tool.get(model.drag.$zones).size).toBe(0);
  expect(tool.get(model.drag.$said)).toBe('');
  expect(tool.get(model.library.$cards)).toEqual([]);
  expect(tool.get(model.library.$filter).search).toBe('');
  expect(tool.get(model.naming.$editing)).toBeNull();
  expect(tool.get(model.requestQuotes.$form).step).toBe('closed');
  expect(tool.get(model.requestQuotes.$whyNotOpen)).toBeNull();
  expect(tool.get(model.submissionStatus.$asking)).toBeNull();
  expect(tool.get(model.submissionStatus.$impact)).toBeNull();
  expect(tool.get(model.submissionStatus.$status)).toBe('');
  expect(tool.get(model.submissionStatus.$ready)).toBe(0);
  expect(tool.get(model.submissionStatus.$whyNot)).toBeNull();
  expect(tool.get(model.effectiveDate.$day)).toBe('');
  expect(tool.get(model.unlock.$isExpired)).toBe(false);
  expect(tool.get(model.unlock.$day)).toBeNull();
  expect(tool.get(model.targets)({ cardId: 'qa_SGL', from: null })).toEqual([]);
  expect(tool.get(model.links.$submissionHref)).toBe('/admin/market-submission/ms_2');
});

test('an offer to refresh is not there for a board that nothing locks', async () => {
  const tool = await openTool(aSubmission([aPackage('a')]));
  expect(tool.get(model.refresh.$prompt)).toBeNull();
  expect(tool.get(model.board.$locked)).toBeNull();
});
