import type { PageSettings, ResolvedMap } from '@fairlead/build';
import { sendReport } from '../boot/send-report.ts';

/** Reports that the page did not start, with what its document says of the deployment. */
export function report(text: string): void {
  const settings = document.getElementById('fairlead-page')?.textContent;
  const map = document.getElementById('fairlead-map')?.textContent;
  if (!settings || !map) return;
  sendReport({
    error: new Error(text),
    where: 'boot',
    vendors: (JSON.parse(settings) as PageSettings).vendors,
    map: JSON.parse(map) as ResolvedMap,
  });
}
