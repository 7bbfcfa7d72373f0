import type { RouteName } from '@fairlead/domain';
import { type MicroFrontend, showBusy, showCrashScreen } from '@fairlead/mfe-kit/shell';
import { findDrawnPart, isOfVisitor, takeOver, whenReady } from './drawn-part.ts';
import { guardBuilds } from './guarded-build.ts';
import { keepFocusAndScroll } from './keep-focus-and-scroll.ts';
import type { SlotOptions } from './slot-options.ts';
import { TooLongError, withTimeLimit } from './time-limit.ts';

/** One area's slot in the page. It contains every failure of its micro-frontend. */
export type Slot = {
  readonly area: string;
  readonly isOpen: () => boolean;
  /** The current build, even if it isn't shown. */
  readonly current: () => MicroFrontend | null;
  /** Makes ready what a screen needs that may open soon. Failures are those of `enter`, which tries again. */
  prepare(route: RouteName): Promise<void>;
  enter(): Promise<void>;
  leave(): Promise<void>;
  /** Another screen was requested: tries again, even if the previous screen crashed. */
  recover(): void;
  /** Replaces the current build by another one; rolls back if that fails. A final one never makes way for the current. */
  replace(next: MicroFrontend, how?: { readonly isFinal: boolean }): Promise<void>;
};

export function createSlot(options: SlotOptions): Slot {
  const {
    area,
    container,
    load,
    timeLimits,
    report,
    talkToAdvisor,
    onShown = () => {},
    visitorKnown,
    keepDrafts = () => {},
    onRetried,
    instead,
    onCrashed = () => {},
    fallback = async () => null,
    onHealth = () => {},
  } = options;
  const { show: mount, takeDown, dispose } = guardBuilds({ area, timeLimits, report });
  let current: MicroFrontend | null = null;
  /** The previous build, to which a crash of the current one rolls back. */
  let previous: MicroFrontend | null = null;
  let element: HTMLElement | null = null;
  let hideCrash: (() => void) | null = null;
  let endBusy = () => {};
  /** What the document shows here until the area is there. */
  let drawn: HTMLElement | null = null;
  // Every enter and leave begins a turn. Results of older turns are ignored.
  let turn = 0;

  const clear = () => {
    endBusy();
    hideCrash?.();
    hideCrash = null;
    element?.remove();
    element = null;
  };

  const freshElement = () => {
    clear();
    element = document.createElement('div');
    element.dataset.area = area;
    container().append(element);
    drawn = findDrawnPart(container(), area);
    if (drawn) element.hidden = true;
    else endBusy = showBusy(container());
    return element;
  };

  const shown = () => {
    endBusy();
    onShown();
  };

  /** The mounted area takes the place of what the document showed. False: it has been left meanwhile. */
  const takePlace = async () => {
    const part = drawn;
    const mounted = element;
    if (!part || !mounted) return true;
    await whenReady(mounted);
    if (isOfVisitor(part)) await visitorKnown;
    if (element !== mounted) return false;
    await takeOver(part, mounted);
    drawn = null;
    return element === mounted;
  };

  const crash = (error: unknown, step: string) => {
    report(error, `${area}: ${step}`);
    hideCrash?.();
    const slot = freshElement();
    // What the document shows stays readable below it.
    slot.hidden = false;
    if (drawn) drawn.before(slot);
    hideCrash = showCrashScreen(slot, {
      // Another attempt would wait for the same script, which only a new page asks for again.
      retry: () =>
        error instanceof TooLongError ? location.reload() : void enter().then(onRetried),
      talkToAdvisor,
      error,
      takesFocus: onRetried !== undefined,
      ...(instead ? { instead } : {}),
    });
    onCrashed();
    shown();
  };

  const show = (build: MicroFrontend) => {
    const domElement = freshElement();
    return mount(build, domElement, (error) => {
      if (current !== build || element !== domElement) return;
      void recoverFrom(error, 'render', () => takeDown(build).then(() => crash(error, 'render')));
    });
  };

  const recoverFrom = async (error: unknown, step: string, otherwise: () => Promise<void>) => {
    const mine = turn;
    onHealth(area, 'crash', current?.about.version);
    const good = previous ?? (await loadFallback());
    if (mine !== turn) return;
    if (good) await revert(good, error, step);
    else await otherwise();
  };

  const loadFallback = () =>
    withTimeLimit(fallback(), timeLimits.load, `${area}: load`).catch(() => null);

  const prepare = async (route: RouteName) => {
    const mine = turn;
    const build = current ?? (await load());
    if (mine !== turn) return;
    current = build;
    await build.prepare?.(route);
  };

  const enter = async () => {
    turn += 1;
    const mine = turn;
    const isLate = () => mine !== turn;
    freshElement();
    try {
      const build = current ?? (await withTimeLimit(load(), timeLimits.load, `${area}: load`));
      if (isLate()) return;
      current = build;
      onHealth(area, 'load', build.about.version);
      await show(build);
      onHealth(area, 'mount', build.about.version);
      if (!isLate() && (await takePlace()) && !isLate()) shown();
    } catch (error) {
      if (isLate()) return;
      await recoverFrom(error, 'start', () => giveUp(error, isLate));
    }
  };

  const giveUp = async (error: unknown, isLate: () => boolean) => {
    const broken = current;
    // The next try starts from the module, not from the crashed instance.
    current = null;
    await takeDown(broken);
    await dispose(broken);
    if (!isLate()) crash(error, 'start');
  };

  const leave = async () => {
    turn += 1;
    const left = element;
    await takeDown(current);
    if (element !== left) return;
    clear();
    drawn?.remove();
    drawn = null;
  };

  /** Replaces one build by another, unless the slot was closed in the meantime. */
  const exchange = async (from: MicroFrontend | null, to: MicroFrontend) => {
    keepDrafts();
    await takeDown(from);
    await dispose(from);
    current = to;
    if (!element) return;
    await show(to);
    await takePlace();
    shown();
  };

  /** Changes the content of the slot, then restores scroll position and focus. */
  const inPlace = async (change: () => Promise<void>) => {
    const bringBack = element ? keepFocusAndScroll(element, () => onRetried?.()) : null;
    try {
      await change();
    } finally {
      bringBack?.(element);
    }
  };

  const replace = async (next: MicroFrontend, isFinal: boolean) => {
    const old = current;
    previous = null;
    try {
      await exchange(old, next);
      if (!isFinal) previous = old;
    } catch (error) {
      if (old) await exchange(next, old);
      else {
        await takeDown(next);
        await dispose(next);
        current = null;
        await enter();
      }
      throw error;
    }
  };

  /** Rolls back to the last working build after a swapped-in one crashed. */
  const goBack = async (good: MicroFrontend, error: unknown, step: string) => {
    report(error, `${area}: ${step}, back to ${good.about.version}`);
    onHealth(area, 'rollback', current?.about.version);
    try {
      await exchange(current, good);
    } catch (again) {
      current = null;
      crash(again, 'start');
    }
  };

  const revert = (good: MicroFrontend, error: unknown, step: string) => {
    previous = null;
    return inPlace(() => goBack(good, error, step));
  };

  return {
    area,
    isOpen: () => element !== null,
    current: () => current,
    prepare,
    enter,
    leave,
    recover: () => {
      if (hideCrash) void enter();
    },
    replace: (next, { isFinal } = { isFinal: false }) => inPlace(() => replace(next, isFinal)),
  };
}
