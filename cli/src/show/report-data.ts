import type { RunSummary } from '../reporters/html/summary.ts';
import { type PackedScenario, unpackEvidence } from '../run/evidence/pack.ts';

/** What a report holds, read back from its page. */
export type ReportData = {
  readonly run: RunSummary;
  /** Returns the steps of the scenario at an index. */
  scenario(index: number): PackedScenario;
};

export function readReportData(page: string): ReportData {
  return {
    run: JSON.parse(textOf(page, 'run')),
    scenario: (index) => unpackEvidence(Buffer.from(textOf(page, `e${index}`), 'base64')),
  };
}

function textOf(page: string, id: string): string {
  const start = page.indexOf(`id="${id}">`);
  const from = page.indexOf('>', start) + 1;
  return start < 0 ? '' : page.slice(from, page.indexOf('</script>', from));
}
