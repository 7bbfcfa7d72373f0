import { type Person, type ReferralCampaign, referral } from './analytics-referral.ts';
import { loadScript } from './load-script.ts';

export type { Person, ReferralCampaign } from './analytics-referral.ts';

type Properties = Readonly<Record<string, unknown>>;

/** The documented global of the event collector. */
type Collector = {
  identify(id: string, traits: Properties): unknown;
  track(name: string, properties: Properties): unknown;
  page(category: undefined, name: string, properties: Properties): unknown;
  user(): { anonymousId(): string };
};

declare global {
  interface Window {
    analytics?: Collector;
    _hsq?: { push(command: readonly unknown[]): unknown };
  }
}

export type AnalyticsOptions = {
  readonly segmentKey: string;
  readonly hubspotId: string;
  readonly ambassadorId: string;
};

export type Analytics = {
  identify(id: string, traits: Properties): Promise<void>;
  track(name: string, properties: Properties): Promise<void>;
  page(page: { readonly path: string; readonly title: string }): Promise<void>;
  /** Reports a page change to the marketing tracker. */
  marketingPage(path: string): Promise<void>;
  /** Enrols a referred person and records the campaign's conversion. */
  referral(person: Person, campaign: ReferralCampaign): Promise<void>;
  /** The id under which a visitor is known before signing in. */
  anonymousId(): Promise<string>;
};

/**
 * The analytics services. Each script is loaded by its first use. Every method rejects with a
 * VendorLoadError when its script doesn't load: the caller reports that and continues.
 */
export function openAnalytics(options: AnalyticsOptions): Analytics {
  const collector = async () => {
    const key = encodeURIComponent(options.segmentKey);
    await loadScript(
      'analytics',
      `https://cdn.segment.com/analytics.js/v1/${key}/analytics.min.js`,
    );
    if (!window.analytics)
      throw new Error(
        'The analytics script did not define window.analytics. Check the write key and the address of the script.',
      );
    return window.analytics;
  };
  return {
    async identify(id, traits) {
      (await collector()).identify(id, traits);
    },
    async track(name, properties) {
      (await collector()).track(name, properties);
    },
    async page({ path, title }) {
      (await collector()).page(undefined, title, { path, title });
    },
    async marketingPage(path) {
      // The tracker processes what was queued before it loaded, so the first page is counted.
      window._hsq ??= [];
      window._hsq.push(['setPath', path]);
      window._hsq.push(['trackPageView']);
      const id = encodeURIComponent(options.hubspotId);
      await loadScript('analytics', `https://js.hs-scripts.com/${id}.js`);
    },
    referral: (person, campaign) => referral(options.ambassadorId, person, campaign),
    anonymousId: async () => (await collector()).user().anonymousId(),
  };
}
