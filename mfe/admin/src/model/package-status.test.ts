import { fails, failsWithCode } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { aHeldCall, model, openTool } from '../../testing/open-tool.ts';
import { aPackage, aQuote, aRequest, aSubmission } from '../../testing/submission.ts';

const ready = (id: string) => aPackage(id, { status: 'READY' });

test('ADMIN-058 each status has its own call, and the board shows what the server returns', async () => {
  const tool = await openTool(aSubmission([aPackage('a'), ready('b')]));
  await tool.send(model.packageStatus.chosen, { packageId: 'a', to: 'READY' });
  expect(tool.callsOf('ready-package')[0]?.body).toEqual({ package_id: 'a' });
  expect(tool.column('a').statusLabel).toBe('Ready');
  await tool.send(model.packageStatus.chosen, { packageId: 'a', to: 'IN_REVIEW' });
  expect(tool.callsOf('review-package')[0]?.body).toEqual({ package_id: 'a' });
  expect(tool.column('a').statusLabel).toBe('Draft');
  await tool.send(model.packageStatus.chosen, { packageId: 'a', to: 'ARCHIVED' });
  expect(tool.callsOf('archive-package')[0]?.body).toEqual({ package_id: 'a' });
  await tool.send(model.board.archivedToggled, undefined);
  expect(tool.column('a').statusLabel).toBe('Archived');
});

test('ADMIN-059 a status is shown before the server answers, and taken back when it refuses', async () => {
  const held = aHeldCall();
  const tool = await openTool(aSubmission([aPackage('a')]), { 'ready-package': held.answer });
  const change = tool.send(model.packageStatus.chosen, { packageId: 'a', to: 'READY' });
  await Promise.resolve();
  expect(tool.column('a').status).toBe('READY');
  held.reject(new Error('no answer'));
  await change;
  expect(tool.column('a').status).toBe('IN_REVIEW');
});

test('ERROR-073 ERROR-074 a refused status is logged and raises no toast; the column says what happened', async () => {
  const tool = await openTool(aSubmission([aPackage('a', { name: 'Growth' })]), {
    'ready-package': fails(409),
  });
  await tool.send(model.packageStatus.chosen, { packageId: 'a', to: 'READY' });
  expect(tool.reportPlaces()).toEqual(['admin: package status']);
  expect(tool.toasts()).toEqual([]);
  expect(tool.column('a').status).toBe('IN_REVIEW');
  expect(tool.callsOf('get-admin-market-submission')).toHaveLength(2);
  expect(tool.get(model.notice.$notice)).toEqual({
    packageId: 'a',
    text: 'We couldn’t set Growth to Ready. The server refused it and gave no reason. The package keeps its previous status.',
  });
});

test('a second press while the first is under way sends nothing', async () => {
  const tool = await openTool(aSubmission([aPackage('a')]));
  const choice = { packageId: 'a', to: 'READY' as const };
  await Promise.all([
    tool.send(model.packageStatus.chosen, choice),
    tool.send(model.packageStatus.chosen, choice),
  ]);
  expect(tool.callsOf('ready-package')).toHaveLength(1);
});

test('ADMIN-085 ERROR-075 a fifth live package is refused with the reason, also while the fourth is on its way', async () => {
  const packages = ['a', 'b', 'c'].map(ready);
  const held = aHeldCall();
  const tool = await openTool(aSubmission([...packages, aPackage('d'), aPackage('e')]), {
    'ready-package': held.answer,
  });
  const fourth = tool.send(model.packageStatus.chosen, { packageId: 'd', to: 'READY' });
  await Promise.resolve();
  expect(tool.column('e').choices).toContainEqual({
    to: 'READY',
    label: 'Ready',
    whyNot: 'Limit of 4 live packages. Set another to Draft or Archive to proceed.',
  });
  await Promise.resolve();
  const fifth = tool.send(model.packageStatus.chosen, { packageId: 'e', to: 'READY' });
  held.resolve(ready('d'));
  await Promise.all([fourth, fifth]);
  expect(tool.callsOf('ready-package')).toHaveLength(1);
});

test.each([
  [
    'ADMIN-089 ERROR-081',
    aPackage('a'),
    'READY',
    'RELEASED',
    'Cannot set packages to Live while the market subission is live. Move to quote block to edit packages.',
  ],
  [
    'ADMIN-086 ERROR-076',
    aPackage('a', { coverage_requests: [aRequest()] }),
    'READY',
    'QUOTE_BLOCKED',
    'Package cannot be published because it contains pending and/or declined quotes.',
  ],
  [
    'ADMIN-087 ERROR-077',
    aPackage('a', { quotes: [aQuote(), aQuote()] }),
    'READY',
    'QUOTE_BLOCKED',
    'Packages can only include one quote per product. Remove the extras before publishing.',
  ],
  [
    'ADMIN-088 ERROR-080',
    aPackage('a', { quotes: [] }),
    'READY',
    'QUOTE_BLOCKED',
    'Add an available quote to the package before publishing.',
  ],
  [
    'ADMIN-090 ERROR-079',
    aPackage('a', { status: 'READY', recommended: true }),
    'ARCHIVED',
    'RELEASED',
    'Recommended packages cannot be archived.',
  ],
] as const)(
  '%s the option says why it is disabled, and choosing it all the same calls nothing',
  async (_, shown, to, status, whyNot) => {
    const tool = await openTool(aSubmission([shown], { status }));
    expect(tool.column('a').choices.find((choice) => choice.to === to)?.whyNot).toBe(whyNot);
    await tool.send(model.packageStatus.chosen, { packageId: 'a', to });
    expect(tool.calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
  },
);

const answered = aRequest({ id: 'cr_7', status: 'QUOTED' });
const returned = (value: number) => {
  const [coverage] = aQuote().coverages;
  if (!coverage) throw new Error('The quote has no coverage');
  const [limit] = coverage.limits;
  if (!limit) throw new Error('The coverage has no limit');
  return aQuote({
    product_name: 'SML',
    annual_quote_id: 'qa_returned',
    coverage_request_id: 'cr_7',
    coverages: [
      {
        ...coverage,
        unique_name: 'dao',
        limits: [{ ...limit, unique_name: 'dao_agg_limit', value }],
      },
    ],
  });
};

test('ADMIN-071 ADMIN-086 a package goes live with an answered request when the returned quote meets it', async () => {
  const shown = aPackage('a', { coverage_requests: [answered] });
  const library = (value: number) => ({ quotes: [...shown.quotes, returned(value)] });
  const low = await openTool(aSubmission([shown], library(299_999_999)));
  expect(low.column('a').choices.find(({ to }) => to === 'READY')?.whyNot).toBe(
    'Package cannot be published because it contains pending and/or declined quotes.',
  );
  expect(low.column('a').groups.at(-1)?.cards[0]?.requestStatus).toEqual({
    value: 'DECLINED',
    label: 'Declined',
  });
  const met = await openTool(aSubmission([shown], library(300_000_000)));
  await met.send(model.packageStatus.chosen, { packageId: 'a', to: 'READY' });
  expect(met.callsOf('ready-package')).toHaveLength(1);
  expect(met.column('a').groups.at(-1)?.cards[0]?.requestStatus?.label).toBe('Processing');
});

test('ADMIN-091 ERROR-078 a custom package is not restored while another is active', async () => {
  const custom = { is_client_custom_package: true };
  const tool = await openTool(
    aSubmission([aPackage('a', { ...custom, status: 'ARCHIVED' }), aPackage('b', custom)]),
  );
  await tool.send(model.board.archivedToggled, undefined);
  expect(tool.column('a').choices).toEqual([
    {
      to: 'IN_REVIEW',
      label: 'Restore',
      whyNot: 'Restore is unavailable because a custom package is already active.',
    },
  ]);
});

test('ADMIN-050 ADMIN-051 a live package of a live submission goes to Draft or to the archive', async () => {
  const tool = await openTool(aSubmission([ready('a')], { status: 'RELEASED' }));
  expect(tool.column('a').statusLabel).toBe('Live');
  expect(tool.column('a').choices).toEqual([
    { to: 'IN_REVIEW', label: 'Draft', whyNot: null },
    { to: 'ARCHIVED', label: 'Archive', whyNot: null },
  ]);
  await tool.send(model.packageStatus.chosen, { packageId: 'a', to: 'IN_REVIEW' });
  expect(tool.column('a').statusLabel).toBe('Draft');
});

test('ADMIN-077 nothing of a bound submission changes', async () => {
  const tool = await openTool(aSubmission([ready('a')], { status: 'BOUND' }));
  await tool.send(model.packageStatus.chosen, { packageId: 'a', to: 'IN_REVIEW' });
  await tool.send(model.recommended.switched, { packageId: 'a', to: true });
  await tool.send(model.duplicate.asked, 'a');
  await tool.send(model.naming.begun, 'a');
  expect(tool.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(tool.get(model.naming.$editing)).toBeNull();
});

test('a refused status passes on the reason of the server, and does not advise to try again', async () => {
  const tool = await openTool(aSubmission([aPackage('a', { name: 'Growth' })]), {
    'ready-package': failsWithCode(
      409,
      'package_rule',
      'Package cannot be published because it contains pending and/or declined quotes.',
    ),
  });
  await tool.send(model.packageStatus.chosen, { packageId: 'a', to: 'READY' });
  expect(tool.get(model.notice.$notice)?.text).toBe(
    'We couldn’t set Growth to Ready. Package cannot be published because it contains pending and/or declined quotes. The package keeps its previous status.',
  );
});
