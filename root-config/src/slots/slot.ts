import type { RouteName } from '@fairlead/domain';
import type { MicroFrontend } from '@fairlead/mfe-kit/shell';
import { guardBuilds } from './guarded-build.ts';
import { keepFocusAndScroll } from './keep-focus-and-scroll.ts';
import { createPlace } from './place.ts';
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
    load,
    timeLimits,
    report,
    talkToAdvisor,
    onShown = () => {},
    keepDrafts = () => {},
    onRetried,
    instead,
    onCrashed = () => {},
    fallback = async () => null,
    onHealth = () => {},
  } = options;
  const { show, takeDown, dispose } = guardBuilds({ area, timeLimits, report });
  const place = createPlace(options);
  let current: MicroFrontend | null = null;
  /** The previous build, to which a crash of the current one rolls back. */
  let previous: MicroFrontend | null = null;
  /** Every enter, leave and replacement begins a turn. Results of older turns are ignored. */
  let turn = 0;
  /** Replacements come one after the other: each takes down what the one before has mounted. */
  let replaced: Promise<void> = Promise.resolve();

  return {
    area,
    isOpen: () => place.element() !== null,
    current: () => current,
    prepare,
    enter,
    leave,
    recover() {
      if (place.showsCrash()) void enter();
    },
    replace(next, { isFinal } = { isFinal: false }) {
      const replacing = replaced.then(() => inPlace(() => replace(next, isFinal)));
      replaced = replacing.catch(() => {});
      return replacing;
    },
  };

  async function prepare(route: RouteName): Promise<void> {
    const build = await load();
    // It was opened or replaced meanwhile.
    if (turn > 0 || current) return;
    current = build;
    await build.prepare?.(route);
  }

  async function enter(): Promise<void> {
    turn += 1;
    const mine = turn;
    const isLate = () => mine !== turn;
    place.renew();
    try {
      const build = current ?? (await withTimeLimit(load(), timeLimits.load, `${area}: load`));
      if (isLate()) return;
      current = build;
      onHealth(area, 'load', build.about.version);
      await mount(build);
      if (isLate()) return;
      onHealth(area, 'mount', build.about.version);
      if ((await place.settle()) && !isLate()) shown();
    } catch (error) {
      if (!isLate()) await rollBackOr(() => giveUp(error, isLate), error, 'start');
    }
  }

  async function leave(): Promise<void> {
    turn += 1;
    const left = place.element();
    await takeDown(current);
    if (place.element() === left) place.clear();
  }

  async function replace(next: MicroFrontend, isFinal: boolean): Promise<void> {
    turn += 1;
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
  }

  /** Replaces one build by another, unless the slot was closed in the meantime. */
  async function exchange(from: MicroFrontend | null, to: MicroFrontend): Promise<void> {
    keepDrafts();
    await takeDown(from);
    await dispose(from);
    current = to;
    if (!place.element()) return;
    await mount(to);
    await place.settle();
    shown();
  }

  /** Changes the content of the slot, then restores scroll position and focus. */
  async function inPlace(change: () => Promise<void>): Promise<void> {
    const element = place.element();
    const bringBack = element ? keepFocusAndScroll(element, () => onRetried?.()) : null;
    try {
      await change();
    } finally {
      bringBack?.(place.element());
    }
  }

  /** Mounts a build in a new element. A later crash of it is ignored once another has taken its place. */
  function mount(build: MicroFrontend): Promise<void> {
    const element = place.renew();
    return show(build, element, (error) => {
      if (current !== build || place.element() !== element) return;
      const showIt = () => takeDown(build).then(() => crash(error, 'render'));
      void rollBackOr(showIt, error, 'render');
    });
  }

  function shown(): void {
    place.endBusy();
    onShown();
  }

  /** After a crash: rolls back to a build that worked. Does something else if there is none. */
  async function rollBackOr(
    otherwise: () => Promise<void>,
    error: unknown,
    step: string,
  ): Promise<void> {
    const mine = turn;
    onHealth(area, 'crash', current?.about.version);
    const good = previous ?? (await loadFallback());
    if (mine !== turn) return;
    if (!good) return otherwise();
    previous = null;
    await inPlace(() => rollBack(good, error, step));
  }

  function loadFallback(): Promise<MicroFrontend | null> {
    return withTimeLimit(fallback(), timeLimits.load, `${area}: load`).catch(() => null);
  }

  async function rollBack(good: MicroFrontend, error: unknown, step: string): Promise<void> {
    report(error, `${area}: ${step}, back to ${good.about.version}`);
    onHealth(area, 'rollback', current?.about.version);
    try {
      await exchange(current, good);
    } catch (again) {
      current = null;
      crash(again, 'start');
    }
  }

  async function giveUp(error: unknown, isLate: () => boolean): Promise<void> {
    const broken = current;
    // The next try starts from the module, not from the crashed instance.
    current = null;
    await takeDown(broken);
    await dispose(broken);
    if (!isLate()) crash(error, 'start');
  }

  function crash(error: unknown, step: string): void {
    report(error, `${area}: ${step}`);
    place.showCrash({
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
  }
}
