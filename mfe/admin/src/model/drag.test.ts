import { failOnLoggedErrors } from '@fairlead/mfe-kit/testing';
import { beforeEach, expect, test } from 'vitest';
import { model, openTool } from '../../testing/open-tool.ts';
import { aPackage, aQuote, aRequest, aSubmission } from '../../testing/submission.ts';
import { zoneUnderPointer } from './drag.ts';

beforeEach(failOnLoggedErrors);

const { drag } = model;
const sml = aQuote({ annual_quote_id: 'sml', monthly_quote_id: 'smlm', product_name: 'SML' });
const board = (status = 'QUOTE_BLOCKED') =>
  aSubmission(
    [
      aPackage('a', { name: 'Growth' }),
      aPackage('b', { name: 'Complete', order: 2, status: 'READY' }),
      aPackage('c', { name: 'Old', order: 3, status: 'ARCHIVED' }),
      aPackage('d', { name: 'Full', order: 4, quotes: [sml] }),
    ],
    { status, quotes: [sml] },
  );
type Tool = Awaited<ReturnType<typeof openTool>>;
const zones = (tool: Tool) => [...tool.get(drag.$zones)].map(([id, zone]) => [id, zone?.text]);
const kinds = (tool: Tool) => [...tool.get(drag.$zones).values()].map((zone) => zone?.kind);
const lifted = { cardId: 'sml', from: null };

test('ADMIN-046 ADMIN-047 at rest a draft says how to fill it, the others why they cannot be', async () => {
  const tool = await openTool(board());
  expect(zones(tool)).toEqual([
    ['a', 'Drag quotes here, or choose Add to package… in the library.'],
    ['b', 'Package must be In Review to add quotes'],
    ['c', 'Restore package to edit'],
    ['d', 'Drag quotes here, or choose Add to package… in the library.'],
  ]);
  expect(kinds(tool)).toEqual(['rest', 'refused', 'refused', 'rest']);
});

test('ADMIN-045 while the submission is live its live packages are locked', async () => {
  const tool = await openTool(board('RELEASED'));
  expect(zones(tool)[1]).toEqual(['b', 'Package is locked when live']);
});

test('ADMIN-082 ADMIN-096 while a quote is dragged each package offers itself or says why not', async () => {
  const tool = await openTool(board());
  await tool.send(drag.lifted, lifted);
  expect(zones(tool)).toEqual([
    ['a', 'Drop a quote here'],
    ['b', 'Package must be In Review to add quotes'],
    ['c', 'Restore package to edit'],
    ['d', 'A quote for Management & Professional Liability Policy already exists in the package.'],
  ]);
  expect(kinds(tool)).toEqual(['offered', 'refused', 'refused', 'refused']);
  expect(tool.get(drag.$said)).toBe('');
  await tool.send(drag.movedOver, 'a');
  const zone = tool.get(drag.$zones).get('a');
  if (!zone) throw new Error('The draft has no drop zone');
  expect(zoneUnderPointer(zone, tool.get(drag.$item))).toEqual({
    kind: 'over',
    text: 'Drop to add Management Liability',
  });
  expect(tool.get(drag.$said)).toBe('Management Liability quote is over Growth. Drop to add it.');
  await tool.send(drag.movedOver, 'b');
  expect(tool.get(drag.$said)).toBe(
    'Management Liability quote is over Complete. Package must be In Review to add quotes',
  );
});

test('ADMIN-112 a quote that is dropped on a draft is added to it', async () => {
  const tool = await openTool(board());
  await tool.send(drag.lifted, lifted);
  await tool.send(drag.movedOver, 'a');
  await tool.send(drag.dropped, undefined);
  expect(tool.callsOf('update-package').map(({ body }) => body)).toMatchObject([
    { package_id: 'a' },
  ]);
  expect(tool.get(drag.$dragged)).toBeNull();
  expect(tool.get(drag.$over)).toBeNull();
  expect(tool.get(drag.$said)).toBe('');
  expect(tool.get(drag.$item)).toBeNull();
});

test('a card of a package can go to the others, not to its own', async () => {
  const tool = await openTool(board());
  await tool.send(drag.lifted, { cardId: 'sml', from: 'd' });
  expect(kinds(tool)).toEqual(['offered', 'refused', 'refused', 'rest']);
});

test('a card that may not leave its package is refused everywhere else', async () => {
  const tool = await openTool(
    aSubmission([aPackage('a'), aPackage('b', { status: 'READY', order: 2, quotes: [sml] })], {
      status: 'RELEASED',
    }),
  );
  await tool.send(drag.lifted, { cardId: 'sml', from: 'b' });
  expect(tool.get(drag.$zones).get('a')).toEqual({
    kind: 'refused',
    text: 'Package is locked when live',
  });
});

test('a card that is not there offers itself to none', async () => {
  const tool = await openTool(board());
  await tool.send(drag.lifted, { cardId: 'no such card', from: null });
  await tool.send(drag.movedOver, 'a');
  expect(kinds(tool)).toEqual(['rest', 'refused', 'refused', 'rest']);
  expect(tool.get(drag.$said)).toBe('');
});

test('a card that leaves a package again is over none', async () => {
  const tool = await openTool(board());
  await tool.send(drag.lifted, lifted);
  await tool.send(drag.movedOver, 'a');
  await tool.send(drag.movedOver, null);
  expect(tool.get(drag.$said)).toBe('');
  await tool.send(drag.dropped, undefined);
  expect(tool.callsOf('update-package')).toEqual([]);
});

test('a card that is lifted is over no package yet, whatever the last one was over', async () => {
  const tool = await openTool(board());
  await tool.send(drag.lifted, lifted);
  await tool.send(drag.movedOver, 'a');
  await tool.send(drag.lifted, lifted);
  await tool.send(drag.dropped, undefined);
  expect(tool.callsOf('update-package')).toEqual([]);
});

test('the zone under the pointer says what a drop would do', async () => {
  const requests = [aRequest(), aRequest({ id: 'cr_2' })];
  const item = { kind: 'requests', product: 'SML', requests } as const;
  const offered = { kind: 'offered', text: 'Drop a quote here' } as const;
  const rest = { kind: 'rest', text: 'Drag quotes here' } as const;
  expect(zoneUnderPointer(offered, item)).toEqual({
    kind: 'over',
    text: 'Drop to add Management Liability',
  });
  expect(zoneUnderPointer(offered, null)).toBe(offered);
  expect(zoneUnderPointer(rest, item)).toBe(rest);
  expect(zoneUnderPointer({ kind: 'refused', text: 'Restore package to edit' }, item)).toEqual({
    kind: 'refused-over',
    text: 'Restore package to edit',
  });
});

test.each([
  ['beside all packages', null],
  ['ADMIN-109 on the package that it came from', 'd'],
])('a quote that is dropped %s stays where it was', async (_, over) => {
  const tool = await openTool(board());
  await tool.send(drag.lifted, { cardId: 'sml', from: 'd' });
  await tool.send(drag.movedOver, over);
  await tool.send(drag.dropped, undefined);
  expect([tool.callsOf('update-package'), tool.toasts()]).toEqual([[], []]);
});

test('a canceled drag adds nothing', async () => {
  const tool = await openTool(board());
  await tool.send(drag.lifted, lifted);
  await tool.send(drag.movedOver, 'a');
  await tool.send(drag.canceled, undefined);
  await tool.send(drag.dropped, undefined);
  expect(tool.callsOf('update-package')).toEqual([]);
});

test('a locked board has no drop zones', async () => {
  const tool = await openTool(board('BOUND'));
  await tool.send(drag.lifted, lifted);
  await tool.send(drag.movedOver, 'a');
  expect(tool.get(drag.$said)).toBe('');
  expect(zones(tool).map(([, text]) => text)).toEqual([undefined, undefined, undefined, undefined]);
});
