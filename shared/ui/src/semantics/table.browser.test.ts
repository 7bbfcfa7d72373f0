import '../styles/index.css';
import '../index.ts';
import '../toasts/index.ts';
import '../controls/index.ts';
import '../drawer/index.ts';
import '../hand-off/index.ts';
import '../questions/index.ts';
import { expect, onTestFinished, test } from 'vitest';
import { actionCases } from '../../test/pages/action-cases.ts';
import { openInBrowser, openInTable } from '../../test/pages/both-pages.ts';
import { entryCases } from '../../test/pages/entry-cases.ts';
import { fieldCases } from '../../test/pages/field-cases.ts';
import { nativeCases } from '../../test/pages/native-cases.ts';
import { overlayCases } from '../../test/pages/overlay-cases.ts';
import { showingCases } from '../../test/pages/showing-cases.ts';
import { snapshotOf } from './snapshot.ts';
import { elementTable } from './table.ts';

const cases = [
  ...fieldCases,
  ...entryCases,
  ...actionCases,
  ...overlayCases,
  ...showingCases,
  ...nativeCases,
];

test.each(cases)('the table and the browser agree: $name', async ({ page, steps = [] }) => {
  const table = openInTable(page);
  onTestFinished(table.close);
  const browser = await openInBrowser(page);
  onTestFinished(browser.close);
  const agree = (after: string) => {
    const [drawn, rendered] = [table.outline(), browser.outline()];
    expect([after, ...snapshotOf(drawn)].join('\n')).toBe(
      [after, ...snapshotOf(rendered)].join('\n'),
    );
    expect(drawn).toEqual(rendered);
    expect([after, ...table.heard].join('\n')).toBe([after, ...browser.heard].join('\n'));
  };
  agree('at first');
  for (const step of steps) {
    await browser.take(step);
    await table.take(step);
    agree(JSON.stringify(step));
  }
});

test('every row of the table is held against its element', () => {
  const held = cases.map(({ name }) => name).join('\n');
  expect(Object.keys(elementTable).filter((tag) => !held.includes(tag))).toEqual([]);
});
