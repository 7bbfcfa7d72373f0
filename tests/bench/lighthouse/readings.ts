import type { Measured } from '../figure.ts';
import { median } from '../statistics.ts';
import type { Goals } from './pages.ts';
import type { Report } from './run-lighthouse.ts';

type Reading = {
  readonly name: keyof Goals;
  readonly unit: string;
  /** More is better. */
  readonly isShare?: boolean;
  readonly read: (report: Report) => number;
};

const audited =
  (audit: string, from: 'audits' | 'applied' = 'audits') =>
  (report: Report): number =>
    report[from][audit]?.numericValue ?? Number.NaN;

/** What is read from a report: times in ms. The figure is the median of the runs. */
export const readings: readonly Reading[] = [
  {
    name: 'performance',
    unit: '',
    isShare: true,
    read: ({ categories }) => Math.round(categories.performance.score * 100),
  },
  { name: 'fcp_ms', unit: 'ms', read: audited('first-contentful-paint') },
  { name: 'lcp_ms', unit: 'ms', read: audited('largest-contentful-paint') },
  { name: 'tbt_ms', unit: 'ms', read: audited('total-blocking-time') },
  { name: 'applied_fcp_ms', unit: 'ms', read: audited('first-contentful-paint', 'applied') },
  { name: 'applied_lcp_ms', unit: 'ms', read: audited('largest-contentful-paint', 'applied') },
  { name: 'applied_tbt_ms', unit: 'ms', read: audited('total-blocking-time', 'applied') },
  { name: 'cls', unit: '', read: audited('cumulative-layout-shift') },
  { name: 'longest_task_ms', unit: 'ms', read: ({ tasks }) => tasks.longest },
  { name: 'thread_tbt_ms', unit: 'ms', read: ({ tasks }) => tasks.blocking },
];

/** What doesn't depend on time, by the figure's name. */
export const qualities = {
  accessibility: 'accessibility',
  best_practices: 'best-practices',
  seo: 'seo',
} as const;

/** The middle of all runs. All are listed, because their spread says how much the machine was disturbed. */
export function measureTime({ read }: Reading, reports: readonly Report[]): Measured {
  const values = reports.map(read);
  const listed = values.map((value) => (value < 1 ? value.toFixed(3) : Math.round(value)));
  return { value: median(values), from: listed.join(' ') };
}

/** The least of all runs, and the audits that took points from it. */
export function measureQuality(name: keyof typeof qualities, reports: readonly Report[]): Measured {
  const category = qualities[name];
  const scores = reports.map(({ categories }) => categories[category].score * 100);
  const failed = reports.flatMap(({ categories, audits }) =>
    categories[category].auditRefs.flatMap(({ id, weight }) => {
      const score = audits[id]?.score ?? null;
      return weight > 0 && score !== null && score < 1 ? [id] : [];
    }),
  );
  return {
    value: Math.min(...scores),
    from: failed.length > 0 ? `without ${[...new Set(failed)].join(', ')}` : 'every audit',
  };
}
