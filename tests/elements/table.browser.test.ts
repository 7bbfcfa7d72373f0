import '@fairlead/ui/styles/index.css';
import '@fairlead/ui';
import '@fairlead/ui/toasts';
import '@fairlead/ui/controls';
import '@fairlead/ui/drawer';
import '@fairlead/ui/hand-off';
import '@fairlead/ui/questions';
import { snapshotOf } from '@fairlead/ui/semantics/snapshot';
import { elementTable } from '@fairlead/ui/semantics/table';
import { expect, onTestFinished, test } from 'vitest';
import { actionCases } from './action-cases.ts';
import { openInBrowser, openInTable } from './both-pages.ts';
import { entryCases } from './entry-cases.ts';
import { fieldCases } from './field-cases.ts';
import { nativeCases } from './native-cases.ts';
import { overlayCases } from './overlay-cases.ts';
import { showingCases } from './showing-cases.ts';

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
