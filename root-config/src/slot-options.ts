import type { MicroFrontend } from '@fairlead/mfe-kit';

/** What a slot is told by the shell. */
export type SlotOptions = {
  readonly area: string;
  /** Where it stands in the page. */
  readonly place: () => Element;
  readonly load: () => Promise<MicroFrontend>;
  readonly patience: { readonly load: number; readonly mount: number };
  readonly report: (error: unknown, where: string) => void;
  readonly talkToAdvisor: () => void;
  readonly onShown?: () => void;
  /** What was entered is about to leave the page: it is written first. */
  readonly keepDrafts?: () => void;
  /** After Try again. The focus follows what stands there then; without this it stays away. */
  readonly onRetried?: () => void;
};
