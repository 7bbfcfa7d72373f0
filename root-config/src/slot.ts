import type { MicroFrontend } from '@fairlead/mfe-kit';
import { showCrashScreen } from '@fairlead/mfe-kit/crash-screen';
import { within } from './patience.ts';

export type SlotOptions = {
  readonly area: string;
  /** Where it stands in the page. */
  readonly place: () => Element;
  readonly load: () => Promise<MicroFrontend>;
  readonly patience: { readonly load: number; readonly mount: number };
  readonly report: (error: unknown, where: string) => void;
  readonly talkToAdvisor: () => void;
  readonly onShown?: () => void;
  /** After Try again. The focus follows what stands there then; without this it stays away. */
  readonly onRetried?: () => void;
};

/** One area's place in the page. Whatever its micro-frontend does wrong stays in here. */
export type Slot = {
  readonly area: string;
  readonly isOpen: () => boolean;
  /** The build that is shown, or would be. */
  readonly current: () => MicroFrontend | null;
  enter(): Promise<void>;
  leave(): Promise<void>;
  /** Another screen is asked for: one that broke is no reason to withhold it. */
  recover(): void;
  /** Puts another build in the place of the current one; back to the old one when that fails. */
  replace(next: MicroFrontend): Promise<void>;
};

export function createSlot(options: SlotOptions): Slot {
  const {
    area,
    place,
    load,
    patience,
    report,
    talkToAdvisor,
    onShown = () => {},
    onRetried,
  } = options;
  let current: MicroFrontend | null = null;
  let element: HTMLElement | null = null;
  let hideCrash: (() => void) | null = null;
  // Every enter and leave begins a turn; what an older turn still waits for no longer counts.
  let turn = 0;

  const clear = () => {
    hideCrash?.();
    hideCrash = null;
    element?.remove();
    element = null;
  };

  const crash = (error: unknown, step: string) => {
    report(error, `${area}: ${step}`);
    hideCrash?.();
    const slot = freshElement();
    hideCrash = showCrashScreen(slot, {
      retry: () => void enter().then(onRetried),
      talkToAdvisor,
      error,
      takesFocus: onRetried !== undefined,
    });
    onShown();
  };

  const freshElement = () => {
    clear();
    element = document.createElement('div');
    element.dataset.area = area;
    place().append(element);
    return element;
  };

  const show = async (build: MicroFrontend) => {
    const domElement = freshElement();
    await within(build.bootstrap(), patience.mount, `${area}: bootstrap`);
    const onCrash = (error: unknown) => {
      if (current !== build || element !== domElement) return;
      void takeDown(build).then(() => crash(error, 'render'));
    };
    await within(build.mount({ domElement, onCrash }), patience.mount, `${area}: mount`);
  };

  const takeDown = async (build: MicroFrontend | null) => {
    try {
      if (build) await within(build.unmount(), patience.mount, `${area}: unmount`);
    } catch (error) {
      report(error, `${area}: unmount`);
    }
  };

  const enter = async () => {
    turn += 1;
    const mine = turn;
    const isLate = () => mine !== turn;
    freshElement();
    try {
      const build = current ?? (await within(load(), patience.load, `${area}: load`));
      if (isLate()) return;
      current = build;
      await show(build);
      if (isLate()) return;
      onShown();
    } catch (error) {
      if (isLate()) return;
      const broken = current;
      // The next try starts from the module, not from the instance that broke.
      current = null;
      await takeDown(broken);
      await unmake(broken);
      if (!isLate()) crash(error, 'start');
    }
  };

  const unmake = async (build: MicroFrontend | null) => {
    try {
      if (build) await within(build.unload(), patience.mount, `${area}: unload`);
    } catch (error) {
      report(error, `${area}: unload`);
    }
  };

  const leave = async () => {
    turn += 1;
    const left = element;
    await takeDown(current);
    if (element === left) clear();
  };

  const replace = async (next: MicroFrontend) => {
    const old = current;
    const wasOpen = element !== null;
    if (wasOpen) await takeDown(old);
    await unmake(old);
    current = next;
    if (!wasOpen) return;
    try {
      await show(next);
      onShown();
    } catch (error) {
      await takeDown(next);
      await unmake(next);
      current = old;
      if (old) await show(old);
      else await enter();
      throw error;
    }
  };

  return {
    area,
    isOpen: () => element !== null,
    current: () => current,
    enter,
    leave,
    recover: () => {
      if (hideCrash) void enter();
    },
    replace,
  };
}
