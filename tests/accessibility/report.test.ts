import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { reportAssets } from '@fairlead/cli/reporters/html/assets';
import { reportPage } from '@fairlead/cli/reporters/html/report-page';
import { packEvidence } from '@fairlead/cli/run/evidence/pack';
import { comparisonPages } from '@fairlead/cli/show/compare/comparison-pages';
import { aResult, aStep } from '@fairlead/cli/test-kit/a-result';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'webdriverio';
import { byDayAndNight } from './by-day-and-night.ts';
import { browser, isTrue, resize } from './page.ts';
import { type Finding, survey } from './survey.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairlead-report-'));
let page: Browser;

/** A run with a failure and its failed attempt, whose steps show everything that a step can show. */
function aRun(startedAt: string, verdict: 'passed' | 'failed') {
  const failure = { message: 'not seen', expected: ['Thank you'], found: ['Declined'] };
  const steps = [
    aStep({ text: 'fill in the card', events: [{ name: 'card entered', properties: {} }] }),
    aStep({
      text: 'pay',
      verdict,
      screens: ['checkout'],
      toasts: ['Saved'],
      errors: [{ message: 'It broke', where: 'pay', at: 'mfe/checkout/src/model/pay.ts:52' }],
      ...(verdict === 'failed' ? { failure } : {}),
    }),
    aStep({
      text: 'see screen: confirmation',
      verdict: verdict === 'failed' ? 'skipped' : verdict,
    }),
  ];
  const call = { name: 'bind', method: 'POST', path: 'issuance/bind-request', status: 409 };
  const plain = { address: '/billing', elapsed: 0, calls: [], decisions: [], stores: [] };
  const evidence = packEvidence(steps, {
    bodies: ['{\n "amount": 5\n}'],
    steps: [
      { ...plain, outline: { first: 0, last: 0, between: ['- main:', '  - heading "Pay"'] } },
      {
        ...plain,
        outline: { first: 1, last: 0, between: ['  - alert: Declined'] },
        calls: [
          { ...call, body: 0, response: 0 },
          { ...call, status: 200 },
        ],
        decisions: [
          { router: 'attest', to: 'review', because: 'approved', facts: ['a=1'], at: 'a.ts:1' },
        ],
        stores: [{ store: 'checkout: $draft', path: 'name', before: 'null', after: '"Ada"' }],
      },
    ],
  });
  const paying = aResult({ name: 'A founder pays', tags: ['smoke'], verdict, steps, evidence });
  const other = aResult({ name: 'An admin looks', file: 'scenarios/admin/looks.yaml' });
  const suspect = {
    at: 'shared/domain/src/money/money.ts:6',
    isChanged: true,
    isLeftOut: false,
    failed: [1, 1],
    passed: [0, 1],
  } as const;
  return { startedAt, scenarios: [paying, other], suspects: [suspect], notRun: 0, ms: 2 };
}

beforeAll(async () => {
  page = await browser();
  const assets = await reportAssets();
  const before = reportPage(aRun('2026-11-20T09:00:00.000Z', 'passed'), assets);
  const now = reportPage(aRun('2026-11-23T09:00:00.000Z', 'failed'), assets);
  const compared = await comparisonPages(now, before);
  const files = { report: now, comparison: compared('/'), scenario: compared('/scenario/0') };
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, `${name}.html`), text ?? '');
});
afterAll(async () => {
  await resize(page, 1280);
  rmSync(folder, { recursive: true });
});

async function open(address: string): Promise<void> {
  await page.url('about:blank');
  await page.url(`${pathToFileURL(folder).href}/${address}`);
}

test.each([
  'report.html',
  'report.html#s0',
  'report.html#s0-3',
  'comparison.html',
  'scenario.html',
])('axe finds nothing on %s, on a phone by day and on a screen by night', async (address) => {
  await byDayAndNight(page, async () => {
    await open(address);
    if (address.includes('#'))
      await isTrue(page, () => document.querySelector('#step-title') !== null, 'No step');
    await page.execute(() => {
      for (const one of document.querySelectorAll('details')) one.open = true;
    });
    const findings = (await page.executeAsync(survey)) as Finding[];
    expect(findings.map(({ rule, help, node }) => `${rule}: ${help} ${node}`)).toEqual([]);
  });
});

const focused = () => page.execute(() => document.activeElement?.textContent?.trim());
const shown = () =>
  page.execute(() => document.querySelector('#step-title')?.textContent?.trim() ?? null);

test('somebody with the keyboard alone opens the failure, walks through its steps and comes back', async () => {
  await open('report.html');
  // Skip link, search, four verdicts, area, tag, the first row.
  for (let press = 0; press < 9; press += 1) await page.keys('Tab');
  expect(await focused()).toBe('A founder pays');
  await page.keys('Enter');
  await expect.poll(shown).toBe('2. pay');
  expect(await focused()).toBe('A founder pays');
  await page.execute(() => document.querySelector<HTMLElement>('.step-panel header a')?.focus());
  await page.keys('Enter');
  await expect.poll(shown).toBe('1. fill in the card');
  expect(await page.execute(() => location.hash)).toBe('#s0-1');
  await page.back();
  await expect.poll(shown).toBe('2. pay');
  await page.execute(() => document.querySelector<HTMLElement>('.back')?.focus());
  await page.keys('Enter');
  await expect.poll(focused).toBe('A founder pays');
});

test('the list is filtered by words of a step, by verdict, by area and by tag', async () => {
  await open('report.html');
  const names = () =>
    page.execute(() =>
      [...document.querySelectorAll<HTMLElement>('tbody tr')]
        .filter((row) => !row.hidden)
        .map((row) => row.querySelector('a')?.textContent),
    );
  expect(await names()).toEqual(['A founder pays', 'An admin looks']);
  await page.$('input[name=words]').setValue('CARD');
  expect(await names()).toEqual(['A founder pays']);
  await page.$('input[name=words]').setValue('nothing like this');
  expect(await names()).toEqual([]);
  await open('report.html');
  await page.$('[data-verdict=passed]').click();
  expect(await names()).toEqual(['An admin looks']);
  await open('report.html');
  await page.$('select[name=area]').selectByVisibleText('admin');
  expect(await names()).toEqual(['An admin looks']);
  await open('report.html');
  await page.$('select[name=tag]').selectByVisibleText('smoke');
  expect(await names()).toEqual(['A founder pays']);
});
