import { preloadLazyViews } from '@fairlead/mfe-kit/lazy-view';
import { eventually } from '@fairlead/mfe-kit/testing';
import { drawPart } from '@fairlead/mfe-kit/testing/draw-part';
import { expect, test } from 'vitest';
import { aCoverage } from '../../../../testing/builders.ts';
import { CoversTab } from './covers-tab.tsx';

await preloadLazyViews();

const cyber = aCoverage('cyber', {
  sub_coverages: [aCoverage('cyber_first_party'), aCoverage('cyber_third_party')],
});

test('each part of a coverage has a tab, third-party first, and the chosen one is read', async () => {
  const page = drawPart(() => <CoversTab coverage={cyber} />);
  const start = () => page.snapshot().split('\n').slice(0, 5).join('\n').slice(0, 200);
  expect(start()).toMatchInlineSnapshot(`
    "- tablist "Parts of Cyber":
      - tab "Cyber, third-party" [selected]
      - tab "Cyber, first-party"
    - tabpanel "Cyber, third-party":
      - text: The third-party part of cyber responds to claims by customer"
  `);
  await page.act({ press: 'Cyber, first-party' });
  await eventually(() => expect(page.snapshot()).toContain('tabpanel "Cyber, first-party"'));
  expect(start()).toMatchInlineSnapshot(`
    "- tablist "Parts of Cyber":
      - tab "Cyber, third-party"
      - tab "Cyber, first-party" [selected]
    - tabpanel "Cyber, first-party":
      - text: The first-party part of cyber pays what an incident costs yo"
  `);
});

test('a coverage without parts has no tabs', () => {
  const page = drawPart(() => <CoversTab coverage={aCoverage('epl')} />);
  expect(page.snapshot()).not.toContain('tab');
  expect(page.texts()[0]?.slice(0, 60)).toMatchInlineSnapshot(
    `"Employment practices liability pays for claims by employees,"`,
  );
});

test('what is excluded is marked with a cross, and a question opens its answer', async () => {
  const page = drawPart(() => <CoversTab coverage={aCoverage('epl')} />);
  expect(page.icons()).toContain('cross Unpaid wages');
  await page.act({ press: 'Does the hotline cost anything?' });
  expect(page.texts().slice(-2)).toMatchInlineSnapshot(`
    [
      "Does the hotline cost anything?",
      "The first three hours in each policy period are free. The advice is confidential.",
    ]
  `);
});
