import type { HealthEvent } from '@fairlead/registry/health/health-report';
import { moduleOf } from '../builds/load-area.ts';
import { postReport } from '../errors/post-report.ts';
import { getPageContext } from '../page/page-context.ts';
import { readPageRollouts } from '../page/page-rollouts.ts';

const reported = new Set<string>();

/**
 * Reports how a build of an area does on this page: once each that it was loaded, mounted, crashed and made way for
 * another. Says nothing of the person, the address or the error: that is what error reports are for. A page that was given
 * a build from elsewhere isn't what visitors have: it reports that, and nothing more.
 */
export function reportHealth(area: string, what: HealthEvent, version: string | undefined): void {
  const { health } = readPageRollouts();
  if (!health) return;
  const { map, overrides } = getPageContext();
  if (overrides.size > 0 && what !== 'override') return;
  const report = {
    module: moduleOf(area),
    version: version ?? map.modules[moduleOf(area)]?.version ?? '',
    revision: map.revision,
    what,
  };
  const key = JSON.stringify(report);
  if (reported.has(key)) return;
  reported.add(key);
  postReport(health, key);
}
