import { pageScript } from '../drivers/browser/page-script.ts';

/** Bundles the part of the recorder that runs in the page. */
export const recorderScript = (): Promise<string> => pageScript('cli/src/record/page/watch.ts');
