import { VendorLoadError } from './vendor-load-error.ts';
import type { Vendor } from './vendor-sources.ts';

const loading = new Map<string, Promise<void>>();

/**
 * Loads a vendor's script once per page. A failed load isn't cached, so that a later use tries again. The URL goes
 * through the page's Trusted Types default policy.
 */
export function loadScript(vendor: Vendor, url: string, attributes: Record<string, string> = {}) {
  const known = loading.get(url);
  if (known) return known;
  const loaded = inject(vendor, url, attributes);
  loading.set(url, loaded);
  loaded.catch(() => loading.delete(url));
  return loaded;
}

function inject(vendor: Vendor, url: string, attributes: Record<string, string>) {
  return new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new VendorLoadError(vendor, `The script ${url} could not be loaded. Try again.`));
    };
    script.src = url;
    document.head.append(script);
  });
}
