import { cents } from '@fairlead/domain/money';
import type { AnswerFunctions } from '@fairlead/mfe-kit/testing';
import axe from 'axe-core';
import { allSettled } from 'effector';
import type { ComponentType } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import {
  aCoverage,
  aCustomPackage,
  aPackage,
  aQuote,
  aSubmission,
} from '../../testing/builders.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { BillingScreen } from './billing/billing.tsx';
import { HomeScreen } from './home/home.tsx';
import { PackageScreen } from './package/package.tsx';

const base: AnswerFunctions = {
  'get-market-submission': () => aSubmission(),
  'get-market-submission-status': () => ({ status: 'RELEASED' }),
  'get-available-coverages': () => [
    { carrier_id: 'carrier', product_name: 'SML', coverages: [aCoverage('fiduciary')] },
  ],
};

afterEach(() => browserPage.viewport(1280, 900));

const show = (Screen: ComponentType, address: string, answers: AnswerFunctions = {}) =>
  showScreen(Screen, address, { ...base, ...answers });

const there = (selector: string) =>
  vi.waitFor(() => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`There is no ${selector}`);
    return found;
  });
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

async function violations() {
  const { violations: found } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`);
}

test('on a narrow screen the packages are a strip that opens at the recommended one', async () => {
  await browserPage.viewport(375, 800);
  await show(HomeScreen, '/market-submission/ms_1', {
    'get-market-submission': () =>
      aSubmission({
        packages: [
          aPackage('pk_1', { recommended: false }),
          aPackage('pk_2', { recommended: false }),
          aPackage('pk_3', { recommended: true }),
        ],
      }),
  });
  await there('.option .cell');
  await vi.waitFor(() =>
    expect(document.querySelector('.compare')?.scrollLeft).toBeGreaterThan(200),
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
});

test('PACKAGES-036 the switch hides what is paid out of pocket, by keyboard too', async () => {
  await show(HomeScreen, '/market-submission/ms_1');
  await there('ui-switch input');
  const control = all('ui-switch input')[2];
  await vi.waitFor(() => expect(all('.oop').length).toBeGreaterThan(0));
  control?.focus();
  await userEvent.keyboard(' ');
  await vi.waitFor(() => expect(all('.oop')).toHaveLength(0));
});

test('the schedule is chosen by keyboard, and the summary follows', async () => {
  await show(BillingScreen, '/market-submission/ms_1/billing', {
    'get-market-submission': () => aSubmission({ selected_package_id: 'pk_1' }),
  });
  const [monthly] = await vi.waitFor(() => {
    const radios = all('.schedule input');
    if (radios.length !== 2) throw new Error('The schedules are not there');
    return radios;
  });
  monthly?.focus();
  await userEvent.keyboard('{ArrowRight}');
  await vi.waitFor(() =>
    expect(document.querySelector('.order .sum')?.textContent).toContain('$1,164.00'),
  );
  expect(await violations()).toEqual([]);
});

const own = {
  'get-market-submission': () => aSubmission({ packages: [aPackage('pk_1'), aCustomPackage()] }),
};

test.each([
  ['fairlead', 1280],
  ['fairlead', 375],
  ['vanta', 1280],
  ['vanta', 375],
])('nobody stumbles on what changed before the payment: %s, %i px', async (experience, width) => {
  document.documentElement.dataset.experience = experience;
  onTestFinished(() => {
    delete document.documentElement.dataset.experience;
  });
  await browserPage.viewport(width, 900);
  const offering = (...quotes: ReturnType<typeof aQuote>[]) =>
    aSubmission({ selected_package_id: 'pk_1', packages: [aPackage('pk_1', { quotes })] });
  let offered = offering(aQuote('a', { coverages: [aCoverage('epl')] }));
  const { model, scope } = await show(BillingScreen, '/market-submission/ms_1/billing', {
    'get-market-submission': () => offered,
  });
  await there('.schedule');
  offered = offering(aQuote('b', { coverages: [aCoverage('dao')] }));
  await allSettled(model.submission.refetched, { scope });
  await vi.waitFor(() => expect(all('ui-dialog[open] li').length).toBeGreaterThan(1));
  // Colors are read at rest.
  await vi.waitFor(() => expect(document.getAnimations()).toEqual([]));
  expect(await violations()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('PACKAGES-058 PACKAGES-059 the drawer is 815 px wide, takes the focus, and Escape asks while choices are not applied', async () => {
  const opened = await show(PackageScreen, '/market-submission/ms_1/packages/pk_9', own);
  (await there('.coverage button')).click();
  const options = await vi.waitFor(() => {
    const radios = all('.limit-options input');
    if (radios.length === 0) throw new Error('The drawer is not open');
    return radios;
  });
  const dialog = document.querySelector('ui-drawer')?.shadowRoot?.querySelector('dialog');
  // It slides in, by fractions of a pixel.
  expect(dialog?.getBoundingClientRect().width).toBeCloseTo(815, 1);
  expect(document.querySelector('ui-drawer')?.contains(document.activeElement)).toBe(true);
  options[2]?.click();
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() =>
    expect(opened.get(opened.model.packagePage.drawer.$asksToClose)).toBe(true),
  );
  expect(document.querySelector('ui-drawer')?.hasAttribute('open')).toBe(true);
});

test('a value that needs a review says so to whoever hears only its box', async () => {
  await show(PackageScreen, '/market-submission/ms_1/packages/pk_9', own);
  (await there('.coverage button')).click();
  const box = await there('.review-zone input');
  const described = document.getElementById(box.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('REQUIRES REVIEW');
});

test.each([
  [835, 'none', 'block'],
  [834, 'flex', 'none'],
])(
  'PACKAGES-060 PACKAGES-061 at %i px the summary is %s below and %s beside',
  async (width, bar, aside) => {
    await browserPage.viewport(width, 900);
    await show(PackageScreen, '/market-submission/ms_1/packages/pk_9', own);
    await there('.quote-group');
    expect(getComputedStyle(await there('.paybar')).display).toBe(bar);
    expect(getComputedStyle(await there('.package-aside')).display).toBe(aside);
  },
);

test('PACKAGES-065 Cyber has tabs of its parts, third-party first', async () => {
  const cyber = aCoverage('cyber', {
    sub_coverages: [aCoverage('cyber_first_party'), aCoverage('cyber_third_party')],
  });
  await show(PackageScreen, '/market-submission/ms_1/packages/pk_9', {
    'get-market-submission': () =>
      aSubmission({
        packages: [
          aPackage('pk_1'),
          aCustomPackage({ quotes: [aQuote('c', { product_name: 'CP_CEM', coverages: [cyber] })] }),
        ],
      }),
  });
  (await there('.coverage button')).click();
  await vi.waitFor(() => expect(all('.drawer-head .tab')).toHaveLength(2));
  all('.drawer-head .tab')[1]?.click();
  await vi.waitFor(() =>
    expect(all('.tabs-secondary .tab').map(({ textContent }) => textContent)).toEqual([
      'Cyber, third-party',
      'Cyber, first-party',
    ]),
  );
});

test.each([true, false])(
  'PACKAGES-013 a feature for those who have it is shown: %s',
  async (isEnabled) => {
    const waiver = {
      unique_name: 'blanket_waiver_of_subrogation',
      is_enabled: isEnabled,
      limits: [],
      out_of_pockets: [],
    };
    const quote = aQuote('c', { coverages: [aCoverage('gl', { coverage_features: [waiver] })] });
    await show(PackageScreen, '/market-submission/ms_1/packages/pk_9', {
      'get-market-submission': () =>
        aSubmission({ packages: [aPackage('pk_1'), aCustomPackage({ quotes: [quote] })] }),
    });
    (await there('.coverage button')).click();
    (await there('.drawer-head .tab:nth-child(2)')).click();
    const features = await there('.feature-list');
    expect(features.textContent?.includes('Blanket waiver of subrogation')).toBe(isEnabled);
  },
);

const withPartner = {
  'get-market-submission': () => {
    const [monthly, annually] = aQuote().pricing_summaries;
    if (!monthly || !annually) throw new Error('The quote lacks a price');
    const discounts = [{ code: 'carta_partnership_discount', amount: cents(-120_00) }];
    const quotes = [aQuote('a', { pricing_summaries: [{ ...monthly, discounts }, annually] })];
    return aSubmission({
      selected_package_id: 'pk_1',
      packages: [aPackage('pk_1', { quotes }), aPackage('pk_2')],
    });
  },
};

test.each([
  ['billing', BillingScreen, '/market-submission/ms_1/billing'],
  ['package page', PackageScreen, '/market-submission/ms_1/packages/pk_1'],
] as const)(
  'MONEY-024 the breakdown of the %s names a partner’s discount',
  async (_, Screen, to) => {
    await show(Screen, to, withPartner);
    const row = await there('.summary-lines .part');
    expect(row.textContent).toBe('Includes Carta partner discount−$10.00');
    expect((await there('.summary-lines .save')).textContent).toBe('Savings−$10.00');
    expect(await violations()).toEqual([]);
  },
);

test('PACKAGES-142 the date field of expired prices is disabled, without bounds, and says why', async () => {
  await show(BillingScreen, '/market-submission/ms_1/billing', {
    'get-market-submission': () =>
      aSubmission({
        selected_package_id: 'pk_1',
        packages: [
          aPackage('pk_1', { quotes: [aQuote('a', { expiration_date: '2026-11-10' })] }),
          aPackage('pk_2'),
        ],
      }),
  });
  const field = await there('ui-date-field input');
  expect(field.matches(':disabled')).toBe(true);
  expect([field.getAttribute('min'), field.getAttribute('max')]).toEqual([null, null]);
  expect((await there('ui-date-field')).textContent).toContain(
    'These prices have expired. Refresh them to choose the start date.',
  );
});

test('PACKAGES-133 a location is removed from the drawer of the property coverage after its warning', async () => {
  const locations = ['1 Quay', '2 Pier'].map((address, index) => ({
    unique_name: `bpp_location_${index + 1}`,
    address,
    is_enabled: true,
  }));
  const quotes = [aQuote('c', { coverages: [aCoverage('bpp', { locations })] })];
  await show(PackageScreen, '/market-submission/ms_1/packages/pk_9', {
    'get-market-submission': () =>
      aSubmission({ packages: [aPackage('pk_1'), aCustomPackage({ quotes })] }),
  });
  (await there('.coverage button')).click();
  (await there('button[aria-label="Remove: 2 Pier"]')).click();
  const dialog = await there('ui-dialog[open]');
  expect(dialog.querySelector('p')?.textContent).toBe(
    'Risks to that property will no longer be protected.',
  );
  await atRest();
  expect(await violations()).toEqual([]);
  const confirm = [...dialog.querySelectorAll('button')].find(
    ({ textContent }) => textContent?.trim() === 'Remove location',
  );
  confirm?.click();
  expect((await there('button[aria-label="Add back: 2 Pier"]')).isConnected).toBe(true);
});

/** Colors are read once nothing fades in any more; what turns without end does not count. */
const atRest = () =>
  vi.waitFor(() => {
    const moving = document.getAnimations().filter(({ playState, effect }) => {
      return playState === 'running' && effect?.getTiming().iterations !== Infinity;
    });
    expect(moving).toEqual([]);
  });
