import type { Package } from '@fairlead/contracts/packages';
import { expect, test } from 'vitest';
import { move, tool } from '../../test-kit/admin-tool.ts';
import { ask } from '../../test-kit/ask.ts';

test('a package goes live, back to draft and into the archive by the rules', async () => {
  const { admin } = await tool();
  expect(await move(admin, 'ready-package', 'pk_051_3')).toMatchObject({ status: 'READY' });
  expect(await move(admin, 'review-package', 'pk_051_3')).toMatchObject({ status: 'IN_REVIEW' });
  expect(await move(admin, 'archive-package', 'pk_051_3')).toMatchObject({ status: 'ARCHIVED' });
  await expect(move(admin, 'ready-package', 'pk_051_3')).rejects.toMatchObject({ status: 409 });
  await expect(move(admin, 'archive-package', 'pk_051_2')).rejects.toMatchObject({
    message: 'Recommended packages cannot be archived.',
  });
  await expect(move(admin, 'archive-package', 'pk_x')).rejects.toMatchObject({ status: 404 });
});

test('a fifth live package is refused', async () => {
  const { admin } = await tool();
  await move(admin, 'ready-package', 'pk_051_3');
  await move(admin, 'ready-package', 'pk_051_4');
  await move(admin, 'review-package', 'pk_051_5');
  await expect(move(admin, 'ready-package', 'pk_051_5')).rejects.toMatchObject({
    status: 409,
    message: 'Limit of 4 live packages. Set another to Draft or Archive to proceed.',
  });
});

test('at most one package is recommended, and only a live one', async () => {
  const { admin, submission } = await tool();
  const recommend = (package_id: string) =>
    ask<Package>(admin, 'update-package', { body: { package_id, recommended: true } });
  await expect(recommend('pk_051_3')).rejects.toMatchObject({
    message: 'Only Ready/Live packages can be marked as recommended',
  });
  await recommend('pk_051_1');
  const marked = (await submission()).packages.filter(({ recommended }) => recommended);
  expect(marked.map((one) => one.id)).toEqual(['pk_051_1']);
});

test('another set of quotes puts a package into review; a second quote of a product is refused', async () => {
  const { admin, submission } = await tool();
  const { packages, quotes } = await submission();
  const draft = packages.find((one) => one.id === 'pk_051_1');
  const kept = draft?.quotes ?? [];
  const sml = quotes.find(
    (one) => one.product_name === 'SML' && one.annual_quote_id?.includes('lib'),
  );
  const sgl = quotes.find(
    (one) => one.product_name === 'SGL' && one.annual_quote_id?.includes('lib'),
  );
  const put = (held: typeof quotes) =>
    ask<Package>(admin, 'update-package', {
      body: {
        package_id: 'pk_051_1',
        quotes: held.map(({ annual_quote_id, monthly_quote_id }) => ({
          annual_quote_id,
          monthly_quote_id,
        })),
        coverage_request_ids: [],
      },
    });
  if (!sml || !sgl) throw new Error('the library lacks a product');
  const changed = await put([...kept, sml]);
  expect(changed.status).toBe('IN_REVIEW');
  expect(changed.quotes.map((one) => one.product_name)).toContain('SML');
  await expect(put([...kept, sgl])).rejects.toMatchObject({ status: 409 });
  await expect(put([{ ...sml, annual_quote_id: 'qa_x' }])).rejects.toMatchObject({
    errorCode: 'unknown_quote',
  });
});

test('an admin’s copy is a draft that holds the same quotes', async () => {
  const { admin, submission } = await tool();
  const copy = await ask<{ id: string; quotes: { annual_quote_id: string }[] }>(
    admin,
    'duplicate-package',
    {
      body: {
        original_package_id: 'pk_051_2',
        is_client_custom_package: false,
        status: 'IN_REVIEW',
      },
    },
  );
  const made = (await submission()).packages.find((one) => one.id === copy.id);
  expect(made).toMatchObject({ status: 'IN_REVIEW', recommended: false, order: 6 });
  expect(copy.quotes.map((one) => one.annual_quote_id)).toContain('qa_051_2_sml');
});

test('API-069 a package is renamed and put in a place among the others, which make room', async () => {
  const { admin, submission } = await tool();
  const change = (rest: object) =>
    ask<Package>(admin, 'update-package', { body: { package_id: 'pk_051_4', ...rest } });
  expect(await change({ name: ' For the board ', order: 1 })).toMatchObject({
    name: 'For the board',
    order: 1,
  });
  const order = async () => (await submission()).packages.map((one) => one.id);
  expect(await order()).toEqual(['pk_051_4', 'pk_051_1', 'pk_051_2', 'pk_051_3', 'pk_051_5']);
  expect(await change({ order: 9 })).toMatchObject({ order: 4 });
  expect(await order()).toEqual(['pk_051_1', 'pk_051_2', 'pk_051_3', 'pk_051_4', 'pk_051_5']);
  await expect(change({ name: '  ' })).rejects.toMatchObject({
    message: 'Package name is required',
  });
});
