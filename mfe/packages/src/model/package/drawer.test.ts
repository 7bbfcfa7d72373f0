import { expect, test } from 'vitest';
import { textsOf } from '../../../testing/drawn.ts';
import { open, own } from '../../../testing/package-page.ts';

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
