import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  aCoverage,
  aCustomPackage,
  aPackage,
  aQuote,
  aSubmission,
} from '../../testing/builders.ts';
import { base, own } from '../../testing/package-page.ts';
import { focusedName, pressByKey, showScreen } from '../../testing/show-screen.tsx';
import { HomeScreen } from './home/home.tsx';
import { PackageScreen } from './package/package.tsx';

const productsOf = (...products: readonly [name: string, ...coverages: string[]][]) => ({
  ...base,
  'get-market-submission': () =>
    aSubmission({
      packages: [
        aPackage('pk_1'),
        aCustomPackage({
          quotes: products.map(([product_name, ...names]) =>
            aQuote(product_name, {
              product_name,
              coverages: names.map((name) => aCoverage(name)),
            }),
          ),
        }),
      ],
    }),
});

test('the focus is on the heading of the list once a coverage of it was added', async () => {
  await showScreen(PackageScreen, own, base);
  await pressByKey('Add Fiduciary');
  await expect.poll(focusedName).toBe('Add coverages');
});

test('the focus is on the name of the policy once one of its coverages was removed', async () => {
  await showScreen(PackageScreen, own, productsOf(['SGL', 'gl'], ['SML', 'dao', 'epl']));
  await pressByKey('View Details: Employment Practices Liability');
  await pressByKey('Remove coverage');
  await expect.poll(focusedName).toBe('Management & Professional Liability Policy');
});

test('the focus is on the name of the first policy once the only coverage of another was removed', async () => {
  await showScreen(PackageScreen, own, productsOf(['SGL', 'gl'], ['SML', 'epl']));
  await pressByKey('View Details: Employment Practices Liability');
  await pressByKey('Remove coverage');
  await expect.poll(focusedName).toBe('General Liability Policy');
});

test('the focus is on the name of the policy once a coverage was removed with what depends on it', async () => {
  await showScreen(
    PackageScreen,
    own,
    productsOf(['SGL', 'gl'], ['CP_CEM', 'cyber', 'eao', 'media']),
  );
  await pressByKey('View Details: Errors & Omissions');
  await pressByKey('Remove coverage');
  await pressByKey('Remove');
  await expect.poll(focusedName).toBe('Cyber, Errors & Omissions, and Media Liability Policy');
});

test('the focus is on the name of the package once its changes were discarded', async () => {
  await showScreen(PackageScreen, own, base);
  await pressByKey('Add Fiduciary');
  await pressByKey('Discard changes');
  await expect.poll(focusedName).toBe('Custom');
});

test('the focus is on the switch that hides what is equal once everything is shown again', async () => {
  await showScreen(HomeScreen, '/market-submission/ms_1', base);
  await pressByKey('Hide what is equal', ' ');
  await pressByKey('Show everything');
  await expect.poll(focusedName).toBe('Hide what is equal');
});

test('the focus is on the heading while prices are refreshed, and on that of the packages after it', async () => {
  let status = 'EXPIRED';
  await showScreen(HomeScreen, '/market-submission/ms_1', {
    ...base,
    'get-market-submission': () => aSubmission({ status }),
    'get-package-status': () => ({ status: 'READY' }),
    'refresh-active-packages': () => {
      status = 'RELEASED';
      return {};
    },
  });
  // The shell gives it this id.
  document.querySelector('main')?.setAttribute('id', 'main');
  await pressByKey('Refresh prices');
  await expect.poll(focusedName).toBe('We’re updating your prices');
  await expect.poll(focusedName).toBe('Your Package Options');
});

test('Escape in a drawer asks above it before it drops a choice, with the focus on Stay, each time', async () => {
  await showScreen(PackageScreen, own, base);
  await pressByKey('View Details: Employment Practices Liability');
  await pressByKey('$2,000,000', ' ');
  // The second Escape answers the question with Stay; the browser doesn't let a page prevent the third.
  for (const name of ['Stay', '$2,000,000', 'Stay']) {
    await userEvent.keyboard('{Escape}');
    await expect.poll(focusedName).toBe(name);
  }
});
