import { callUrl } from '@fairlead/contracts';
import { getLegacyPackages } from '@fairlead/contracts/checkout';
import { fillPath, href, isRecord } from '@fairlead/domain';
import { packageName } from '@fairlead/domain/legacy';
import { element } from '../src/in-browser/element.ts';

/** What the legacy quote packages page leads to: the checkout of each package. Empty for an application without any. */
export async function packageLinks(legacyApplicationId: string): Promise<HTMLElement[]> {
  const path = fillPath(getLegacyPackages.path, () => legacyApplicationId);
  const call = { ...getLegacyPackages, path, query: {}, headers: {}, body: undefined };
  const answer = await fetch(callUrl(call));
  const packages: unknown = answer.ok ? await answer.json() : null;
  return Object.keys(isRecord(packages) ? packages : {}).map((packageSlug) => {
    const params = { legacyApplicationId, packageSlug };
    const address = href({ route: 'checkout', params });
    return element('a', { href: address }, `Check out: ${packageName(packageSlug)}`);
  });
}
