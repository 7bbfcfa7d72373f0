import { expect, test } from 'vitest';
import { aPackage, aSubmission } from '../../../testing/builders.ts';
import { textsOf } from '../../../testing/drawn.ts';
import { open, own, pageOf } from '../../../testing/package-page.ts';

test('PACKAGES-127 PACKAGES-128 one value is available now, several may go to review', async () => {
  const shown = await open(own);
  const { drawer } = shown.model.packagePage;
  await shown.send(drawer.opened, 'epl');
  const selection = () => shown.get(drawer.$parts)[0]?.selection;
  await shown.send(drawer.nowChosen, { part: 'epl_agg_limit', value: 50_000_000 });
  await shown.send(drawer.nowChosen, { part: 'epl_agg_limit', value: 200_000_000 });
  expect(selection()).toEqual({ now: 200_000_000, review: [] });
  await shown.send(drawer.reviewToggled, { part: 'epl_agg_limit', value: 500_000_000 });
  expect(selection()?.review).toEqual([500_000_000]);
  await shown.send(drawer.reviewToggled, { part: 'epl_agg_limit', value: 500_000_000 });
  expect(selection()).toEqual({ now: 200_000_000, review: [] });
});

test('closing the drawer with choices that are not applied asks first', async () => {
  const shown = await open(own);
  const { drawer } = shown.model.packagePage;
  await shown.send(drawer.opened, 'epl');
  await shown.send(drawer.nowChosen, { part: 'epl_agg_limit', value: 200_000_000 });
  await shown.send(drawer.closeAsked);
  expect(shown.get(drawer.$asksToClose)).toBe(true);
  expect(shown.get(drawer.$coverage)).not.toBeNull();
  await shown.send(drawer.closed);
  expect(textsOf(shown)).not.toContain('1 change');
});

const opened = async (name = 'epl', more: Parameters<typeof open>[1] = {}) => {
  const shown = await open(own, more);
  await shown.send(shown.model.packagePage.drawer.opened, name);
  return { ...shown, drawer: shown.model.packagePage.drawer };
};

test('values for a review are kept from the lowest on', async () => {
  const { drawer, send, get } = await opened();
  await send(drawer.reviewToggled, { part: 'epl_agg_limit', value: 1_000_000_000 });
  await send(drawer.reviewToggled, { part: 'epl_agg_limit', value: 500_000_000 });
  expect(get(drawer.$parts)[0]?.selection).toEqual({
    now: 100_000_000,
    review: [500_000_000, 1_000_000_000],
  });
  await send(drawer.nowChosen, { part: 'epl_agg_limit', value: 50_000_000 });
  expect(get(drawer.$parts)[0]?.selection).toEqual({ now: 50_000_000, review: [] });
});

test('the parts of a coverage are its limits, then its out-of-pockets, as they are', async () => {
  const { drawer, get } = await opened();
  expect(get(drawer.$parts)).toMatchObject([
    {
      name: 'epl_agg_limit',
      label: null,
      unit: 'CURRENCY_USD',
      value: 100_000_000,
      selection: { now: 100_000_000, review: [] },
    },
    {
      name: 'epl_retention',
      label: 'RETENTION',
      unit: 'CURRENCY_USD',
      value: 1_500_000,
      selection: { now: 1_500_000, review: [] },
    },
  ]);
});

test('what was applied is there when the drawer opens again, what was not applied is not', async () => {
  const { drawer, send, get, model } = await opened();
  await send(drawer.nowChosen, { part: 'epl_agg_limit', value: 200_000_000 });
  expect(get(drawer.$isDirty)).toBe(true);
  await send(drawer.applied);
  expect(get(drawer.$coverage)).toBeNull();
  expect(get(drawer.$parts)).toEqual([]);
  expect(get(drawer.$locations)).toEqual([]);
  expect(get(model.packagePage.customization.$count)).toBe(1);
  await send(drawer.opened, 'epl');
  expect(get(drawer.$isDirty)).toBe(false);
  expect(get(drawer.$parts)[0]?.selection.now).toBe(200_000_000);
  await send(drawer.nowChosen, { part: 'epl_agg_limit', value: 50_000_000 });
  await send(drawer.opened, 'dao');
  await send(drawer.opened, 'epl');
  expect(get(drawer.$parts)[0]?.selection.now).toBe(200_000_000);
});

test('a drawer without a choice closes without a question, and applies nothing', async () => {
  const { drawer, send, get, model } = await opened();
  await send(drawer.closeAsked);
  expect(get(drawer.$asksToClose)).toBe(false);
  expect(get(drawer.$coverage)).toBeNull();
  await send(drawer.opened, 'epl');
  await send(drawer.applied);
  expect(get(model.packagePage.customization.$count)).toBe(0);
  expect(get(drawer.$coverage)).toBeNull();
});

test('who stays in the drawer keeps the choices', async () => {
  const { drawer, send, get } = await opened();
  await send(drawer.nowChosen, { part: 'epl_agg_limit', value: 200_000_000 });
  await send(drawer.closeAsked);
  await send(drawer.stayed);
  expect(get(drawer.$asksToClose)).toBe(false);
  expect(get(drawer.$parts)[0]?.selection.now).toBe(200_000_000);
});

test('a drawer opens on its details, whatever tab the last one was on', async () => {
  const { drawer, send, get } = await opened();
  expect(get(drawer.$tabs)).toEqual(['details', 'covers', 'hotline']);
  await send(drawer.tabChosen, 'hotline');
  expect(get(drawer.$tab)).toBe('hotline');
  await send(drawer.opened, 'dao');
  expect(get(drawer.$tab)).toBe('details');
  expect(get(drawer.$tabs)).toEqual(['details', 'covers']);
  await send(drawer.closed);
  expect(get(drawer.$tabs)).toEqual(['details', 'covers']);
  expect(get(drawer.$canRemove)).toBe(false);
});

test('a choice in a prepared package asks to copy it, and one without a drawer does nothing', async () => {
  const shown = await open(pageOf('pk_1'), {
    'get-market-submission': () => aSubmission({ packages: [aPackage('pk_1'), aPackage('pk_2')] }),
  });
  const { drawer, duplication } = shown.model.packagePage;
  await shown.send(drawer.nowChosen, { part: 'epl_agg_limit', value: 200_000_000 });
  await shown.send(drawer.removeAsked);
  await shown.send(drawer.applied);
  expect(shown.get(duplication.$isAsking)).toBe(false);
  await shown.send(drawer.opened, 'epl');
  await shown.send(drawer.reviewToggled, { part: 'epl_agg_limit', value: 500_000_000 });
  expect(shown.get(duplication.$isAsking)).toBe(true);
  expect(shown.get(drawer.$isDirty)).toBe(false);
  expect(shown.get(drawer.$coverage)).toBeNull();
});

test('a coverage is removed from its drawer, which closes', async () => {
  const { drawer, send, get, model } = await opened();
  expect(get(drawer.$canRemove)).toBe(true);
  await send(drawer.removeAsked);
  expect(get(model.packagePage.customization.$enabled)).toEqual(['dao']);
  expect(get(drawer.$coverage)).toBeNull();
});
