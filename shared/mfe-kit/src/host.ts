import type { Scope } from 'effector';
import type { Stage } from './stage.ts';

/** What a page provides to its micro-frontends. One per page. */
export type Host = {
  readonly scope: Scope;
  /** Reports an error of an area outside of a slot; `where` names the area. */
  readonly report: (error: unknown, where: string) => void;
  readonly talkToAdvisor: () => void;
  /** One mark per screen with edits that no model has. A swap asks first while there are any. */
  readonly unsavedEdits: Set<symbol>;
  /** Resolves when the first screen is shown and the page is idle; without it, the page never waits for a screen. */
  readonly settled?: Promise<void>;
  /**
   * Loads a part of an area, and fails if it takes too long. Without it, a page waits for it forever; one that has all its
   * files may.
   */
  readonly limitLoad?: <Value>(load: () => Promise<Value>, what: string) => Promise<Value>;
  /** Returns the style sheets that a web component of an area adopts. */
  readonly styles?: (area: string) => Promise<readonly CSSStyleSheet[]>;
  /** Decides what each web component shows, on a page that isn't ours. */
  readonly stage?: Stage;
  /** Shows notifications in a place inside a web component, on a page that isn't ours. Returns what ends it. */
  readonly showToasts?: (place: HTMLElement) => () => void;
};

let provided: Host | null = null;
const waiting: ((host: Host) => void)[] = [];

export function provideHost(host: Host): void {
  provided = host;
  for (const resolve of waiting.splice(0)) resolve(host);
}

export const getHost = (): Host | null => provided;

/** Resolves when the page has a host; a plain page may load an area before its host. */
export const whenHost = (): Promise<Host> =>
  provided ? Promise.resolve(provided) : new Promise((resolve) => waiting.push(resolve));
