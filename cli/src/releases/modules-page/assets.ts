import { pageScript } from '../../drivers/browser/page-script.ts';

/** The script of an area's page. The published command has it inside instead of this module. */
export const releaseScript = (): Promise<string> =>
  pageScript('cli/src/releases/modules-page/page/release.ts');
