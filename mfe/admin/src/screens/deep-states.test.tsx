import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { expect, test } from 'vitest';
import { drawTool } from '../../testing/draw-tool.ts';
import { aPackage, aQuote, aRequest, aSubmission } from '../../testing/submission.ts';

type Page = Awaited<ReturnType<typeof drawTool>>;

const library = { address: '/admin/market-submissions/ms_1/quote-library' };
const regions = (page: Page) =>
  nodesOf(page.outline())
    .filter(({ role, name }) => role === 'region' && name.startsWith('Package '))
    .map(({ name }) => name);
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aPackage(`p${index + 1}`, { name: `Plan ${index + 1}`, order: index + 1 }),
  );

test('a submission without packages says when they come', async () => {
  const page = await drawTool(aSubmission([]));
  expect(page.texts()).toContain(
    'This submission has no packages yet. They appear here when the quotes arrive.',
  );
  expect(regions(page)).toEqual([]);
});

test('an only package is the first and the last: there is nowhere to move it', async () => {
  const page = await drawTool(aSubmission(many(1)));
  await page.act({ press: 'Move Plan 1 to…' });
  expect(
    nodesOf(page.outline())
      .filter(({ role }) => role === 'menuitem')
      .map(({ name, states }) => [name, states.disabled]),
  ).toEqual([['Position 1 of 1 Where it is now', true]]);
});

test('twenty packages are in their order, and the last can become the first', async () => {
  const page = await drawTool(aSubmission(many(20)));
  expect(regions(page)).toHaveLength(20);
  expect(regions(page).at(-1)).toBe('Package Plan 20');
  await page.act({ press: 'Move Plan 20 to…' }, { press: 'Position 1 of 20' });
  expect(regions(page).slice(0, 2)).toEqual(['Package Plan 20', 'Package Plan 1']);
  expect(page.callsOf('update-package').map(({ body }) => body)).toEqual([
    { package_id: 'p20', order: 1 },
  ]);
});

test('of more than forty quotes the library draws forty, and the rest when asked', async () => {
  const quotes = Array.from({ length: 41 }, (_, index) =>
    aQuote({ annual_quote_id: `a${index}`, monthly_quote_id: `m${index}` }),
  );
  const page = await drawTool(aSubmission([], { quotes }), {}, library);
  const cards = () =>
    nodesOf(page.outline()).filter(({ name }) => name.startsWith('Details of General')).length;
  expect(page.texts()).toContain('41 of 41 shown');
  expect(cards()).toBe(40);
  await page.act({ press: 'Show 1 more of 1' });
  expect(cards()).toBe(41);
});

test('forty quotes of one product in a package are all shown, and it says that they are too many', async () => {
  const quotes = Array.from({ length: 40 }, (_, index) =>
    aQuote({ annual_quote_id: `a${index}`, monthly_quote_id: `m${index}` }),
  );
  const page = await drawTool(aSubmission([aPackage('a', { name: 'Growth', quotes })]));
  const column = page.snapshot('Package Growth');
  expect(column.match(/- button "Details of General Liability in Growth"/g)).toHaveLength(40);
  expect(column).toContain(
    'Packages can only include one quote per product. Remove the extras before publishing.',
  );
});

test('a quote that expired says so on its card, and the board offers to refresh it', async () => {
  const quotes = [aQuote({ status: 'EXPIRED' })];
  const page = await drawTool(aSubmission([aPackage('a', { name: 'Growth', quotes })]));
  expect(page.snapshot('Package Growth')).toContain('Expired');
  expect(page.snapshot()).toContain('button "Refresh packages"');
});

test.each([
  ['FAILED', 'Processing'],
  ['DECLINED', 'Declined'],
])('a request of a package that is %s reads %s', async (status, label) => {
  const requests = [aRequest({ status })];
  const page = await drawTool(
    aSubmission([aPackage('a', { name: 'Growth', quotes: [], coverage_requests: requests })]),
  );
  expect(page.snapshot('Package Growth')).toContain(label);
});

test('where several carriers quote, each card says whose it is', async () => {
  const other = aQuote({ product_name: 'SML', carrier_id: 'harbor_mutual' });
  const page = await drawTool(
    aSubmission([
      aPackage('a', { name: 'Growth' }),
      aPackage('b', { name: 'Other', quotes: [other], order: 2 }),
    ]),
    {},
    library,
  );
  expect(page.snapshot('Package Other')).toContain('text: Carrier: Harbor mutual');
  expect(page.snapshot('Package Growth')).toContain('text: Carrier: Fairlead sandbox');
  expect(page.snapshot('Quotes and requests')).toContain('text: Carrier: Harbor mutual');
  const alone = await drawTool(aSubmission([aPackage('a')]));
  expect(alone.snapshot()).not.toContain('Carrier:');
});

test.each(['BOUND', 'BIND_REQUESTED'])(
  'ADMIN-077 a submission that is %s says why it is locked',
  async (status) => {
    const page = await drawTool(aSubmission([aPackage('a', { name: 'Growth' })], { status }));
    const why = 'The submission is bound. Its packages stay as they are.';
    expect(page.texts()).toContain(why);
    expect(page.snapshot('Package Growth')).toContain(`/description: ${why}`);
  },
);

test('a submission that expired while its quotes are good says so, and is refreshed', async () => {
  const page = await drawTool(aSubmission([aPackage('a')], { status: 'EXPIRED' }));
  expect(page.texts()).toContain(
    'This submission has expired. Its quotes are still valid. Refresh the packages to work on them again.',
  );
});
