import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { expect, test } from 'vitest';
import { drawn, textsOf } from '../../../testing/drawn.ts';
import { open, own } from '../../../testing/package-page.ts';

test('PACKAGES-063 PACKAGES-064 the drawer has two tabs, for Employment Practices a third', async () => {
  const shown = await open(own);
  const tabs = () =>
    nodesOf(drawn(shown).outline()).flatMap(({ role, name }) => (role === 'tab' ? name : []));
  drawn(shown).act({ press: 'View Details: Directors & Officers' });
  expect(tabs()).toEqual(['Details', 'What it covers']);
  await shown.send(shown.model.packagePage.drawer.opened, 'epl');
  expect(tabs()).toEqual(['Details', 'What it covers', 'EPL Hotline']);
});

test('PACKAGES-014 the hotline promises 3 free hours and up to 25% with the endorsement', async () => {
  const shown = await open(own);
  await shown.send(shown.model.packagePage.drawer.opened, 'epl');
  await shown.send(shown.model.packagePage.drawer.tabChosen, 'hotline');
  expect(textsOf(shown)).toContain('3 free hours of legal advice');
  expect(textsOf(shown)).toContain(
    'If your policy includes the applicable retention-discount endorsement',
  );
  expect(textsOf(shown)).toContain('up to 25%');
});
