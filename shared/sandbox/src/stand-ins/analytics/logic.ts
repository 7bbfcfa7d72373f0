import type { VendorEvent } from '../state.ts';

type Properties = Readonly<Record<string, unknown>>;

/** The event collector's calls, as the collection endpoints record them. */
export const segmentEvents = {
  identify: (id: string, traits: Properties): VendorEvent => ({
    service: 'segment',
    name: 'identify',
    properties: { id, ...traits },
  }),
  track: (name: string, properties: Properties): VendorEvent => ({
    service: 'segment',
    name,
    properties,
  }),
  page: (path: string, title: string): VendorEvent => ({
    service: 'segment',
    name: 'page',
    properties: { path, title },
  }),
};

/** A page change as the marketing tracker records it. */
export const hubspotPage = (path: string): VendorEvent => ({
  service: 'hubspot',
  name: 'page view',
  properties: { path },
});

/** The referral program's two calls. */
export const ambassadorEvents = {
  identify: (id: string, traits: Properties, segments: string): VendorEvent => ({
    service: 'ambassador',
    name: 'identify',
    properties: { id, ...traits, segments },
  }),
  conversion: (properties: Properties): VendorEvent => ({
    service: 'ambassador',
    name: 'conversion',
    properties,
  }),
};
