import type { MicroFrontend } from '@fairlead/mfe-kit';
import { within } from './patience.ts';

type Options = {
  readonly area: string;
  readonly patience: { readonly mount: number };
  readonly report: (error: unknown, where: string) => void;
};

/** The lifecycles of an area's builds, none of which may hang. Taking down and unmaking never fail: they report. */
export function guardBuilds({ area, patience, report }: Options) {
  const step = (name: string, promise: Promise<void>) =>
    within(promise, patience.mount, `${area}: ${name}`);
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
      await step('mount', build.mount({ domElement, onCrash }));
    },
    takeDown: (build: MicroFrontend | null): Promise<void> =>
      quietly('unmount', () => build?.unmount()),
    unmake: (build: MicroFrontend | null): Promise<void> =>
      quietly('unload', () => build?.unload()),
  };
}
