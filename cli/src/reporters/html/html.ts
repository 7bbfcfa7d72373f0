import type { CreateReporter } from '../reporter.ts';
import { reportAssets } from './assets.ts';
import { reportPage } from './report-page.ts';

/** One file with all scenarios, their steps and what each step did. */
export const htmlReporter: CreateReporter = async ({ out }) => {
  const assets = await reportAssets();
  return {
    ended() {},
    finished(run) {
      out(reportPage(run, assets));
    },
  };
};
