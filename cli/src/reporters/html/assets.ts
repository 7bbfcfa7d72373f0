import { pageScript } from '../../drivers/browser/page-script.ts';
import { stylesheet } from './stylesheet.ts';

/** The style sheet and the script of a report. */
export type ReportAssets = { readonly css: string; readonly script: string };

/** Makes them from their sources. The published command has them inside instead of this module. */
export const reportAssets = async (): Promise<ReportAssets> => ({
  css: stylesheet(),
  script: await pageScript('cli/src/reporters/html/page/report.ts'),
});
