import { dropped, failsWithCode } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { model, openTool } from '../../testing/open-tool.ts';
import { aPackage, aQuote, aRequest, aSubmission } from '../../testing/submission.ts';
import type { Change } from './change.ts';
import { isMade } from './is-made.ts';

const sml = aQuote({ annual_quote_id: 'sml', monthly_quote_id: 'smlm', product_name: 'SML' });
const request = aRequest();
const shown = aSubmission([
  aPackage('a', {
    name: 'Growth',
    description: null,
    status: 'READY',
    recommended: true,
    order: 2,
    quotes: [sml],
    coverage_requests: [request],
  }),
  aPackage('b', { order: 1 }),
]);
const of = (change: object) => ({ packageId: 'a', ...change }) as Change;

test.each([
  { kind: 'status', to: 'READY' },
  { kind: 'recommended', to: true },
  { kind: 'naming', name: 'Growth', description: '' },
  { kind: 'order', to: 2 },
  { kind: 'contents', quotes: [sml], requests: [request] },
])('a submission that shows what a change wants has it made: %j', (change) => {
  expect(isMade(shown, of(change))).toBe(true);
});

test.each([
  { kind: 'status', to: 'IN_REVIEW' },
  { kind: 'recommended', to: false },
  { kind: 'naming', name: 'Growth', description: 'More' },
  { kind: 'naming', name: 'Other', description: '' },
  { kind: 'order', to: 1 },
  { kind: 'contents', quotes: [sml], requests: [] },
  { kind: 'contents', quotes: [aQuote()], requests: [request] },
  { kind: 'contents', quotes: [], requests: [request] },
  { kind: 'contents', quotes: [sml], requests: [aRequest({ id: 'cr_2' })] },
])('one that shows something else has not: %j', (change) => {
  expect(isMade(shown, of(change))).toBe(false);
});

test('a package that holds one of two wanted quotes does not hold what was wanted', () => {
  const held = aSubmission([aPackage('a', { quotes: [sml, aQuote()] })]);
  const wants = (...quotes: unknown[]) =>
    isMade(held, of({ kind: 'contents', quotes, requests: [] }));
  expect(wants(sml, aQuote({ annual_quote_id: 'other' }))).toBe(false);
  expect(wants(aQuote(), sml)).toBe(true);
});

test('a package that is gone has nothing made', () => {
  expect(isMade(aSubmission([]), of({ kind: 'status', to: 'READY' }))).toBe(false);
});

const growth = aPackage('a', { name: 'Growth' });
const ready = { packageId: 'a', to: 'READY' } as const;

test('a change whose answer is lost is told as made once the board shows it', async () => {
  const tool = await openTool(aSubmission([growth]), {
    'ready-package': () => {
      tool.backend.state.submission = aSubmission([{ ...growth, status: 'READY' }]);
      return dropped();
    },
  });
  await tool.send(model.packageStatus.chosen, ready);
  expect(tool.column('a').status).toBe('READY');
  expect(tool.get(model.notice.$notice)).toEqual({
    packageId: 'a',
    text: 'Growth set to Ready. The server’s answer was lost, but the change was made.',
  });
});

test('a change that never arrived is told as that', async () => {
  const tool = await openTool(aSubmission([growth]), { 'ready-package': dropped });
  await tool.send(model.packageStatus.chosen, ready);
  expect(tool.get(model.notice.$notice)?.text).toBe(
    'We couldn’t set Growth to Ready. The server didn’t respond: check your connection and try again. The package keeps its previous status.',
  );
});

test('a change that was refused because someone else released is told as that', async () => {
  const tool = await openTool(aSubmission([{ ...growth, status: 'READY' }]), {
    'update-package': () => {
      tool.backend.state.submission = aSubmission([{ ...growth, status: 'READY' }], {
        status: 'RELEASED',
      });
      return failsWithCode(409, 'package_rule')();
    },
  });
  await tool.send(model.contents.moved, { cardId: 'qa_SGL', from: 'a', to: null });
  expect(tool.get(model.notice.$notice)).toEqual({
    packageId: null,
    text: 'The submission is Live now: another admin set it. Nothing of yours was saved.',
  });
});

test('what concerns a package that someone else archived is told at the head of the board', async () => {
  const tool = await openTool(aSubmission([growth]), {
    'ready-package': () => {
      tool.backend.state.submission = aSubmission([{ ...growth, status: 'ARCHIVED' }]);
      return failsWithCode(409, 'package_changed')();
    },
  });
  await tool.send(model.packageStatus.chosen, ready);
  expect(tool.get(model.board.$columns)).toEqual([]);
  expect(tool.get(model.$headNotice)?.text).toContain('it is Archived now');
  await tool.send(model.board.archivedToggled, undefined);
  expect(tool.get(model.$headNotice)).toBeNull();
});

test('the notice names the status that was reached, not the one that was chosen', async () => {
  const tool = await openTool(aSubmission([growth]));
  const said = () => tool.toasts().map(({ text }) => text);
  await tool.send(model.packageStatus.chosen, { packageId: 'a', to: 'ARCHIVED' });
  expect(said()).toEqual(['Growth set to Archived.']);
  await tool.send(model.packageStatus.chosen, { packageId: 'a', to: 'IN_REVIEW' });
  expect(said()).toEqual(['Growth set to Draft.']);
});
