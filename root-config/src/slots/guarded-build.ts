import type { MicroFrontend } from '@fairlead/mfe-kit/shell';
import { withTimeLimit } from './time-limit.ts';

type Options = {
  readonly area: string;
  readonly timeLimits: { readonly mount: number };
  readonly report: (error: unknown, where: string) => void;
};

/** The lifecycles of an area's builds, each with a time limit. Unmounting and unloading never fail; they report. */
export function guardBuilds({ area, timeLimits, report }: Options) {
  const step = (name: string, promise: Promise<void>) =>
    withTimeLimit(promise, timeLimits.mount, `${area}: ${name}`);
  const quietly = async (name: string, run: () => Promise<void> | undefined) => {
    try {
      await step(name, run() ?? Promise.resolve());
    } catch (error) {
      report(error, `${area}: ${name}`);
    }
  };
  return {
    async show(
      build: MicroFrontend,
      domElement: HTMLElement,
      onCrash: (error: unknown) => void,
    ): Promise<void> {
      await step('bootstrap', build.bootstrap());
      // It was left or replaced meanwhile, so nobody would take it down.
      if (!domElement.isConnected) return;
      await step('mount', build.mount({ domElement, onCrash }));
    },
    takeDown: (build: MicroFrontend | null): Promise<void> =>
      quietly('unmount', () => build?.unmount()),
    dispose: (build: MicroFrontend | null): Promise<void> =>
      quietly('unload', () => build?.unload()),
  };
}
