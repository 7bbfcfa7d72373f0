import type { PageSettings, ResolvedMap } from '@fairlead/build';
import { sendReport } from '../errors/send-report.ts';

/** Reports that the page did not start, with what its document says of the deployment. */
export function report(text: string): void {
  const settings = document.getElementById('fairlead-page')?.textContent;
  const map = document.getElementById('fairlead-map')?.textContent;
  if (!settings || !map) return;
  const { vendors }: PageSettings = JSON.parse(settings);
  const resolved: ResolvedMap = JSON.parse(map);
  sendReport({ error: new Error(text), where: 'boot', vendors, map: resolved });
}
