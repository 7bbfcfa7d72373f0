import { reportAssets } from '../../reporters/html/assets.ts';
import type { PageAt } from '../page-server.ts';
import { readReportData } from '../report-data.ts';
import { compareScenarios } from './compare-scenarios.ts';
import { comparisonPage } from './comparison-page.ts';
import { scenarioComparisonPage } from './scenario-comparison-page.ts';

/** Compares two reports, of which the older one is A: `/`, `/scenario/3`, and the reports at `/a` and `/b`. */
export async function comparisonPages(one: string, other: string): Promise<PageAt> {
  const assets = await reportAssets();
  const isOlder = startOf(one) < startOf(other);
  const [pageA, pageB] = isOlder ? [one, other] : [other, one];
  const [a, b] = [readReportData(pageA), readReportData(pageB)];
  const pairs = compareScenarios(a, b);
  return (path) => {
    if (path === '/') return comparisonPage(pairs, a, b, assets);
    if (path === '/a') return pageA;
    if (path === '/b') return pageB;
    const pair = pairs[Number(/^\/scenario\/(\d+)$/.exec(path)?.[1])];
    return pair ? scenarioComparisonPage(pair, a, b, assets) : null;
  };
}

const startOf = (page: string) => readReportData(page).run.startedAt ?? '';
