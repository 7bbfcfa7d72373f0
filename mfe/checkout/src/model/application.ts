import {
  ContractError,
  getLegacyApplication,
  isStatus,
  type LegacyApplication,
} from '@fairlead/contracts';
import {
  getLegacyPackages,
  getPreviousPaymentInfo,
  type LegacyPackage,
} from '@fairlead/contracts/checkout';
import { routeOf } from '@fairlead/domain';
import type { LegacyPrices, PreviousPayment } from '@fairlead/domain/legacy';
import {
  $route,
  createCallFx,
  createLatest,
  nullOnStatus,
  reportErrorFx,
  reportLookUpFailures,
  screenEntered,
  screenTitled,
  withLookupRetry,
} from '@fairlead/store';
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { content } from '../content.ts';

/** A legacy application with the data that its checkout shows. */
type Loaded = {
  readonly legacy: LegacyApplication;
  /** Null where they couldn't be looked up, on a page that doesn't need them. */
  readonly packages: Readonly<Record<string, LegacyPackage>> | null;
  readonly previous: PreviousPayment | null;
  /** Whether there is a method on file couldn't be looked up. */
  readonly isPreviousUnknown: boolean;
};

type Load = { readonly id: string; readonly isSigning: boolean };

/** The legacy application of the open screen: loaded on every arrival, kept while the next response is pending. */
export function createApplication() {
  /** Loads again after a failure that left nothing to show. */
  const retried = createEvent();
  /** Loads again in the background. */
  const refetched = createEvent();
  /** A poll or a payment returned the application. */
  const followed = createEvent<LegacyApplication>();

  const opened = screenEntered.filterMap(({ name, params }): string | undefined =>
    routeOf(name).area === 'checkout' ? params.legacyApplicationId : undefined,
  );
  const legacyFx = nullOnStatus(404, createCallFx(getLegacyApplication, withLookupRetry));
  const packagesFx = nullOnStatus(404, createCallFx(getLegacyPackages, withLookupRetry));
  const previousFx = nullOnStatus(404, createCallFx(getPreviousPaymentInfo, withLookupRetry));
  /** The method on file is optional: if its lookup fails, new methods are offered. */
  const findPreviousFx = createEffect(async (id: string) => {
    try {
      return { previous: await previousFx({ params: { id } }), isPreviousUnknown: false };
    } catch (error) {
      // A signed-out user doesn't pay.
      if (isStatus(error, 401)) throw error;
      // The call itself reports contract failures.
      if (!(error instanceof ContractError))
        await reportErrorFx({ error, where: 'payment method on file' });
      return { previous: null, isPreviousUnknown: true };
    }
  });
  /** Where a quote is signed, the packages only add the partners’ coverage: the page can do without. */
  const findPackagesFx = createEffect(async ({ id, isSigning }: Load) => {
    try {
      return await packagesFx({ params: { id } });
    } catch (error) {
      if (!isSigning || isStatus(error, 401)) throw error;
      if (!(error instanceof ContractError))
        await reportErrorFx({ error, where: 'signed package' });
      return null;
    }
  });
  /** Resolves to null when the server knows no such application, or not for this user. */
  const loadFx = createEffect(async (load: Load): Promise<Loaded | null> => {
    const { id, isSigning } = load;
    const [legacy, packages, previous] = await Promise.all([
      legacyFx({ params: { id } }),
      findPackagesFx(load),
      findPreviousFx(id),
    ]);
    return legacy && (packages || isSigning) ? { legacy, packages, ...previous } : null;
  });

  const $id = createStore<string | null>(null, { serialize: 'ignore' });
  const $loaded = createStore<Loaded | null>(null, { serialize: 'ignore' }).on(
    followed,
    (loaded, legacy) => loaded && { ...loaded, legacy },
  );
  const $failure = createStore<Error | null>(null, { serialize: 'ignore' }).reset(loadFx);
  const $isMissing = createStore(false).reset(loadFx);

  sample({
    clock: opened,
    source: $loaded,
    filter: (loaded, id) => loaded?.legacy.id !== id || loaded.packages === null,
    fn: () => null,
    target: $loaded,
  });
  sample({ clock: opened, target: $id });
  sample({
    clock: sample({
      clock: [opened, retried, refetched],
      source: { id: $id, route: $route },
    }).filterMap(({ id, route }) =>
      id === null ? undefined : { id, isSigning: route?.name === 'officer-signature' },
    ),
    target: loadFx,
  });
  const { done, failed } = createLatest(loadFx);
  const loaded = done.filterMap((found) => found ?? undefined);
  sample({ clock: loaded, target: $loaded });
  sample({ clock: done, fn: (found) => found === null, target: $isMissing });
  sample({ clock: failed, target: $failure });
  reportLookUpFailures('legacy checkout', failed);

  const $isUnknown = combine($loaded, $isMissing, (known, isMissing) => !known && isMissing);
  sample({
    clock: $isUnknown,
    filter: Boolean,
    fn: () => content.unknownApplication.title,
    target: screenTitled,
  });

  const $slug = $route.map((route) => route?.params.packageSlug ?? null);
  const $package = combine($loaded, $slug, packageOf);
  /** The package that was accepted, which an older address doesn't name; before, the one in the address. */
  const $chosenSlug = combine($loaded, $slug, (known, slug) => known?.legacy.package_slug ?? slug);

  return {
    retried,
    refetched,
    followed,
    loaded,
    failed,
    $id,
    $legacy: $loaded.map((known) => known?.legacy ?? null),
    $previous: $loaded.map((known) => known?.previous ?? null),
    $isPreviousUnknown: $loaded.map((known) => known?.isPreviousUnknown ?? false),
    $slug,
    /** The package in the address; null while it is unknown or doesn't exist. */
    $package,
    $chosenSlug,
    $chosenPackage: combine($loaded, $chosenSlug, packageOf),
    $prices: $package.map((offered) => offered && pricesOf(offered)),
    /** There is nothing to show, because there is no such application. */
    $isUnknown,
    /** Why there is nothing to show: the last load failed. */
    $loadFailure: combine($loaded, $failure, (known, failure) => (known ? null : failure)),
  };
}

export type Application = ReturnType<typeof createApplication>;

const packageOf = (known: Loaded | null, slug: string | null): LegacyPackage | null =>
  known?.packages && slug && Object.hasOwn(known.packages, slug)
    ? (known.packages[slug] ?? null)
    : null;

const pricesOf = ({ quote, metadata }: LegacyPackage): LegacyPrices => ({
  pricing: quote.pricing,
  transactionFees: metadata.transaction_fees,
});
