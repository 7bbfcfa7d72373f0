import type { Instead, MicroFrontend } from '@fairlead/mfe-kit/shell';
import type { HealthEvent } from '@fairlead/registry/health/health-report';

/** What the shell passes to a slot. */
export type SlotOptions = {
  readonly area: string;
  /** Its container in the page. */
  readonly container: () => Element;
  readonly load: () => Promise<MicroFrontend>;
  readonly timeLimits: { readonly load: number; readonly mount: number };
  readonly report: (error: unknown, where: string) => void;
  readonly talkToAdvisor: () => void;
  readonly onShown?: () => void;
  /** Resolves when the area has what a drawn part of a visitor shows; before, it would take some of it away. */
  readonly visitorKnown?: Promise<void>;
  /** What was entered is about to leave the page: it is written first. */
  readonly keepDrafts?: () => void;
  /** The build that takes the place of one that crashed, if no earlier one of this page can. */
  readonly fallback?: () => Promise<MicroFrontend | null>;
  /** Hears how builds do; without a version if it isn't known yet. */
  readonly onHealth?:
    | ((area: string, what: HealthEvent, version: string | undefined) => void)
    | undefined;
  /** Resolves when trying again can't help anymore: what the crash screen says and does instead. */
  readonly instead?: Promise<Instead>;
  /** Called when a crash screen has taken the place of the area. */
  readonly onCrashed?: () => void;
  /** Called after Try again: moves the focus to the content that replaced the error. */
  readonly onRetried?: () => void;
};
