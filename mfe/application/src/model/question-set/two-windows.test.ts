import { inVirtualTime } from '@fairlead/mfe-kit/testing';
import { draftsFlushed, memoryStorage, storageEventSeen } from '@fairlead/store';
import { expect, test } from 'vitest';
import { fill, openSet } from '../../../testing/open-set.ts';

inVirtualTime();

const key = 'fairlead:of:ct_1:draft:answers:app_1:qs_company';

/** Two windows of a browser with the same set. */
async function twoWindows() {
  const storage = memoryStorage();
  const first = await openSet({}, { storage });
  const second = await openSet({}, { storage, beside: first });
  const windowOf = (app: typeof first) => ({
    fill: (values: Readonly<Record<string, string>>) => fill(app, values),
    save: () => app.send(draftsFlushed, undefined),
    /** What the browser tells every window but the one that wrote. */
    hear: () => app.send(storageEventSeen, { key, newValue: storage.get(key) }),
    values: () => Object.fromEntries(app.get(app.model.questionSet.$values)),
  });
  return { one: windowOf(first), other: windowOf(second) };
}

test('what is typed in one window of a set is seen in the other', async () => {
  const { one, other } = await twoWindows();
  await one.fill({ entity: 'LLC' });
  await one.save();
  await other.hear();
  expect(other.values()).toEqual({ entity: 'LLC', fein: '' });
});

test('two windows of a set that fill in different fields keep both', async () => {
  const { one, other } = await twoWindows();
  await one.fill({ entity: 'LLC' });
  await one.save();
  await other.hear();
  await other.fill({ fein: '12-3456789' });
  await other.save();
  await one.hear();
  expect(one.values()).toEqual({ entity: 'LLC', fein: '12-3456789' });
  expect(other.values()).toEqual({ entity: 'LLC', fein: '12-3456789' });
});

test('a window that types while the other one writes keeps both', async () => {
  const { one, other } = await twoWindows();
  const typed = [one.fill({ entity: 'LLC' }), other.fill({ fein: '12-3456789' })];
  await one.save();
  await other.save();
  await one.hear();
  await Promise.all(typed);
  expect(one.values()).toEqual({ entity: 'LLC', fein: '12-3456789' });
  expect(other.values()).toEqual({ entity: 'LLC', fein: '12-3456789' });
});
