import type { MarketSubmission } from '@fairlead/contracts/packages';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { expect, test } from 'vitest';
import { drawTool } from '../../testing/draw-tool.ts';
import { aPackage, aQuote, aRequest, aSubmission } from '../../testing/submission.ts';

const draft = (more: Parameters<typeof aPackage>[1] = {}) => aPackage('b', { name: 'B', ...more });
const live = (id: string) => aPackage(id, { status: 'READY' });
const custom = (id: string, status: string) =>
  aPackage(id, { name: id.toUpperCase(), status, is_client_custom_package: true });
const twoOfOneProduct = [aQuote({ annual_quote_id: 'b1' }), aQuote({ annual_quote_id: 'b2' })];

/** The status menu of package B: each of its items with what closes it. */
async function itemsOf(submission: MarketSubmission, trigger: string) {
  const page = await drawTool(submission);
  if (page.snapshot().includes('Show archived packages'))
    await page.act({ press: 'Show archived packages' });
  await page.act({ press: `${trigger} Status of B` });
  const items = nodesOf(page.outline()).filter(({ role }) => role === 'menuitemradio');
  return items.map(({ name, description = '', states }) => ({
    item: name,
    why: states.disabled ? description : null,
  }));
}

test('a package that may go live is offered it', async () => {
  expect(await itemsOf(aSubmission([draft()]), 'Draft')).toEqual([
    { item: 'Draft', why: null },
    { item: 'Ready', why: null },
    { item: 'Archive', why: null },
  ]);
});

test.each<[id: string, why: string, item: string, submission: MarketSubmission]>([
  [
    'ERROR-075 a fifth',
    'Limit of 4 live packages. Set another to Draft or Archive to proceed.',
    'Ready',
    aSubmission([draft(), ...['c', 'd', 'e', 'f'].map(live)]),
  ],
  [
    'ERROR-076 one with a pending request',
    'Package cannot be published because it contains pending and/or declined quotes.',
    'Ready',
    aSubmission([draft({ coverage_requests: [aRequest()] })]),
  ],
  [
    'ERROR-076 one with a declined request',
    'Package cannot be published because it contains pending and/or declined quotes.',
    'Ready',
    aSubmission([draft({ coverage_requests: [aRequest({ status: 'DECLINED' })] })]),
  ],
  [
    'ERROR-077 one with two quotes of a product',
    'Packages can only include one quote per product. Remove the extras before publishing.',
    'Ready',
    aSubmission([draft({ quotes: twoOfOneProduct })]),
  ],
  [
    'ERROR-080 one without a quote',
    'Add an available quote to the package before publishing.',
    'Ready',
    aSubmission([draft({ quotes: [] })]),
  ],
  [
    'ERROR-081 one of a live submission',
    'Cannot set packages to Live while the market subission is live. Move to quote block to edit packages.',
    'Live',
    aSubmission([draft()], { status: 'RELEASED' }),
  ],
])('%s cannot go live: %s', async (_, why, item, submission) => {
  const items = await itemsOf(submission, 'Draft');
  expect(items.map((one) => one.why)).toEqual([null, why, null]);
  expect(items[1]?.item.split(' ')[0]).toBe(item);
});

test('ERROR-079 a recommended package cannot be archived', async () => {
  const recommended = draft({ status: 'READY', recommended: true });
  const items = await itemsOf(aSubmission([recommended]), 'Ready');
  expect(items.at(-1)).toMatchObject({ why: 'Recommended packages cannot be archived.' });
  expect(items.at(-1)?.item).toMatch(/^Archive\b/);
});

test('ERROR-078 a custom package cannot be restored beside another one', async () => {
  const items = await itemsOf(
    aSubmission([custom('b', 'ARCHIVED'), custom('c', 'READY')]),
    'Archived',
  );
  expect(items.at(-1)?.why).toBe(
    'Restore is unavailable because a custom package is already active.',
  );
  expect(items.at(-1)?.item).toMatch(/^Restore\b/);
});
