/// <reference path="./css.d.ts" />
import type { Call } from '@fairlead/contracts';
import { type AddedRoutes, addRoutes } from '@fairlead/domain';
import { appStarted, reportErrorFx } from '@fairlead/store';
import { guardPresses } from '@fairlead/ui';
import { allSettled } from 'effector';
import { provideHost } from '../host.ts';
import type { MicroFrontend } from '../lifecycles.ts';
import { forkArea } from './fork-area.ts';

type Opening = {
  /** The area's routes, as in `"fairlead"` of its package.json. */
  readonly routes: Readonly<
    Record<string, { readonly pattern: string; readonly title: string; readonly guards?: string[] }>
  >;
  /** Where the page opens, such as `/claims?status=open`. */
  readonly address: string;
  /** Returns the response of a call or throws its failure, like `answer` of a visitor of the sandbox. */
  readonly answer: (call: Call) => unknown;
  /** Flags as the flag service returns them (default: none). */
  readonly flags?: Readonly<Record<string, boolean>>;
};

/** An area in the page of an element test. */
export type OpenedArea = {
  /** The element that the area is mounted in. */
  readonly element: HTMLElement;
  /** The address of the page, with its query. */
  address(): string;
  /** The addresses outside of the product that the page left for, such as the login site's. */
  readonly lefts: readonly string[];
  /** Unmounts the area and clears its model, so that the next test begins anew. */
  close(): Promise<void>;
};

/**
 * Mounts an area in this page as the product does, with its own session, history and storage in memory. For a test in a
 * real browser; what the area shows and does is then read and operated like any page. Throws if its first screen crashes;
 * a later crash is an error of the window.
 */
export async function openArea(
  area: MicroFrontend,
  { routes, address, answer, flags = {} }: Opening,
): Promise<OpenedArea> {
  // Not a static import: the declarations of this module would name it, and a compiler doesn't know style sheets.
  await import('@fairlead/ui/styles/index.css');
  addRoutes(area.about.name, routes as AddedRoutes);
  const page = forkArea({
    address,
    answers: {},
    answerOthers: answer,
    flags,
    handlers: [[reportErrorFx, ({ error }: { readonly error: unknown }) => reportError(error)]],
  });
  const { scope } = page;
  provideHost({ scope, report: reportError, talkToAdvisor: () => {}, unsavedEdits: new Set() });
  // Not awaited, because a product that polls never settles.
  void allSettled(appStarted, { scope });
  guardPresses(document);
  const element = document.createElement('main');
  document.body.append(element);
  const close = async () => {
    await area.unmount();
    await area.unload();
    element.remove();
  };
  await area.bootstrap();
  await area.mount({ domElement: element, onCrash: reportError }).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { element, address: page.address, lefts: page.lefts, close };
}
