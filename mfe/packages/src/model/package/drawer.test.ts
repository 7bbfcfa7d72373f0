import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { expect, test } from 'vitest';
import { drawn, textsOf } from '../../testing/drawn.ts';
import { open, own } from '../../testing/package-page.ts';

test('PACKAGES-063 PACKAGES-064 the drawer has two tabs, for Employment Practices a third', async () => {
  const shown = await open(own);
  const tabs = () =>
    [...nodesOf(drawn(shown).outline())].flatMap(({ role, name }) => (role === 'tab' ? name : []));
  drawn(shown).act({ press: 'View Details: Directors & Officers' });
  expect(tabs()).toEqual(['Details', 'What it covers']);
  await shown.send(shown.model.packagePage.drawer.opened, 'epl');
  expect(tabs()).toEqual(['Details', 'What it covers', 'EPL Hotline']);
});

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

test('PACKAGES-014 the hotline promises 3 free hours and up to 25% with the endorsement', async () => {
  const shown = await open(own);
  await shown.send(shown.model.packagePage.drawer.opened, 'epl');
  await shown.send(shown.model.packagePage.drawer.tabChosen, 'hotline');
  expect(textsOf(shown)).toContain('3 free hours of legal advice');
  expect(textsOf(shown)).toContain('If the applicable retention-discount endorsement is included');
  expect(textsOf(shown)).toContain('up to 25%');
});
