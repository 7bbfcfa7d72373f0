import { failOnLoggedErrors, fails } from '@fairlead/mfe-kit/testing';
import { beforeEach, expect, test } from 'vitest';
import { aHeldCall, model, openTool } from '../../testing/open-tool.ts';
import { aPackage, aSubmission } from '../../testing/submission.ts';

beforeEach(failOnLoggedErrors);

const { reorder } = model;
const board = () =>
  aSubmission([
    aPackage('a', { name: 'Growth', order: 1 }),
    aPackage('b', { name: 'Complete', order: 2 }),
    aPackage('c', { name: 'Essentials', order: 3 }),
    aPackage('x', { name: 'Custom', order: 4, is_client_custom_package: true }),
    aPackage('o', { name: 'Old', order: 5, status: 'ARCHIVED' }),
  ]);
type Tool = Awaited<ReturnType<typeof openTool>>;
const order = (tool: Tool) =>
  tool
    .get(reorder.$packages)
    .map(({ id }) => id)
    .join('');

test('API-069 ADMIN-027 a package that is moved is sent with its new position', async () => {
  const tool = await openTool(board());
  await tool.send(reorder.placed, { packageId: 'a', position: 3 });
  expect(tool.callsOf('update-package').map(({ body }) => body)).toEqual([
    { package_id: 'a', order: 3 },
  ]);
  expect(order(tool)).toBe('bcaxo');
  expect(tool.toasts().map(({ text }) => text)).toEqual(['Growth moved to position 3.']);
});

test.each([
  ['ADMIN-107 a normal package stays before the custom one', 'a', 5, 'bcaxo', 3],
  ['ADMIN-106 the custom package stays after the normal ones', 'x', 1, 'abcxo', null],
  ['ADMIN-108 an archived package stays at the end', 'o', 1, 'abcxo', null],
  ['ADMIN-109 a package that is dropped on itself stays', 'b', 2, 'abcxo', null],
])('%s', async (_, packageId, position, expected, sent) => {
  const tool = await openTool(board());
  await tool.send(reorder.placed, { packageId, position });
  expect(order(tool)).toBe(expected);
  expect(tool.callsOf('update-package').map(({ body }) => body)).toEqual(
    sent === null ? [] : [{ package_id: packageId, order: sent }],
  );
});

test('by keyboard a package is lifted, moved and dropped, and each step is announced', async () => {
  const tool = await openTool(board());
  await tool.send(reorder.lifted, 'a');
  expect(tool.get(reorder.$said)).toBe('Growth, position 1 of 5');
  await tool.send(reorder.nudged, 1);
  expect(tool.get(reorder.$said)).toBe('Growth, position 2 of 5');
  expect(order(tool)).toBe('bacxo');
  expect(tool.callsOf('update-package')).toEqual([]);
  await tool.send(reorder.nudged, 1);
  await tool.send(reorder.nudged, 1);
  expect(tool.get(reorder.$said)).toBe('Growth, position 3 of 5');
  await tool.send(reorder.nudged, -1);
  await tool.send(reorder.dropped, undefined);
  expect(tool.callsOf('update-package').map(({ body }) => body)).toEqual([
    { package_id: 'a', order: 2 },
  ]);
  expect(order(tool)).toBe('bacxo');
});

test('Escape puts a lifted package back and sends nothing', async () => {
  const tool = await openTool(board());
  await tool.send(reorder.lifted, 'a');
  await tool.send(reorder.nudged, 1);
  await tool.send(reorder.canceled, undefined);
  expect(order(tool)).toBe('abcxo');
  expect(tool.get(reorder.$said)).toBe('Put back.');
  expect(tool.callsOf('update-package')).toEqual([]);
});

test('a new position is shown immediately, and reverted with a message when the server refuses', async () => {
  const held = aHeldCall();
  const tool = await openTool(board(), { 'update-package': held.answer });
  const moving = tool.send(reorder.placed, { packageId: 'a', position: 3 });
  await Promise.resolve();
  expect(order(tool)).toBe('bcaxo');
  held.reject(new Error('no answer'));
  await moving;
  expect(order(tool)).toBe('abcxo');
  expect(tool.reportPlaces()).toEqual(['admin: package order']);
  expect(tool.get(model.notice.$notice)).toEqual({
    packageId: null,
    text: 'We couldn’t move Growth. The packages are back in their order. Try again.',
  });
});

test('ADMIN-027 an order is undone by its own call', async () => {
  const tool = await openTool(board());
  await tool.send(reorder.placed, { packageId: 'a', position: 3 });
  await tool.send(model.undo.asked, undefined);
  expect(tool.callsOf('update-package').at(-1)?.body).toEqual({ package_id: 'a', order: 1 });
  expect(order(tool)).toBe('abcxo');
});

test('nothing of a locked submission is lifted or moved', async () => {
  const tool = await openTool({ ...board(), status: 'BOUND' }, { 'update-package': fails(500) });
  await tool.send(reorder.lifted, 'a');
  await tool.send(reorder.placed, { packageId: 'a', position: 3 });
  expect(tool.get(reorder.$lifted)).toBeNull();
  expect(tool.callsOf('update-package')).toEqual([]);
});

test('what arrives while a package is lifted is shown once it is dropped', async () => {
  const tool = await openTool(board());
  await tool.send(reorder.lifted, 'a');
  const [first, ...others] = board().packages;
  tool.backend.state.submission = {
    ...board(),
    packages: [{ ...(first ?? aPackage('a')), name: 'Renamed' }, ...others],
  };
  await tool.send(model.submission.reloaded, undefined);
  expect(tool.column('a').name).toBe('Growth');
  await tool.send(reorder.canceled, undefined);
  expect(tool.column('a').name).toBe('Renamed');
});

test('a package that is not lifted is not nudged, and one that was put back neither', async () => {
  const tool = await openTool(board());
  await tool.send(reorder.nudged, 1);
  expect(tool.get(reorder.$lifted)).toBeNull();
  await tool.send(reorder.lifted, 'a');
  await tool.send(reorder.canceled, undefined);
  await tool.send(reorder.nudged, 1);
  await tool.send(reorder.dropped, undefined);
  expect(tool.get(reorder.$said)).toBe('Put back.');
  expect(tool.callsOf('update-package')).toEqual([]);
});

test('a package that is dropped where it was lifted sends nothing', async () => {
  const tool = await openTool(board());
  await tool.send(reorder.lifted, 'b');
  await tool.send(reorder.dropped, undefined);
  expect(tool.get(reorder.$lifted)).toBeNull();
  expect(tool.callsOf('update-package')).toEqual([]);
});

test('packages are counted, archived ones too', async () => {
  const tool = await openTool(board());
  expect(tool.get(reorder.$count)).toBe(5);
});

test('a lifted package is shown at its target position', async () => {
  const tool = await openTool(board());
  await tool.send(reorder.lifted, 'c');
  await tool.send(reorder.nudged, -1);
  expect(tool.get(reorder.$lifted)).toEqual({ packageId: 'c', position: 2 });
  expect(order(tool)).toBe('acbxo');
});
