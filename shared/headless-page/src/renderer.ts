import { createContext } from 'react';
import createReconciler, { type HostConfig } from 'react-reconciler';
import {
  ConcurrentRoot,
  DiscreteEventPriority,
  NoEventPriority,
} from 'react-reconciler/constants.js';
import { type ElementPage, HostElement, HostText } from './elements.ts';

/** The container of a tree: the top-level elements of one area. */
export type Container = { readonly page: ElementPage; readonly nodes: HostNode[] };
type HostNode = HostElement | HostText;
type Props = Record<string, unknown>;

// Saved before any clock is replaced, because React needs real turns of the event loop.
const turn = globalThis.setImmediate;
let priority: number = NoEventPriority;

function insert(nodes: HostNode[], child: HostNode, before?: HostNode): void {
  const from = nodes.indexOf(child);
  if (from >= 0) nodes.splice(from, 1);
  const at = before ? nodes.indexOf(before) : -1;
  if (at >= 0) nodes.splice(at, 0, child);
  else nodes.push(child);
}

function remove(nodes: HostNode[], child: HostNode): void {
  const at = nodes.indexOf(child);
  if (at >= 0) nodes.splice(at, 1);
}

function adopt(parent: HostElement, child: HostNode, before?: HostNode): void {
  child.parent = parent;
  insert(parent.nodes, child, before);
  parent.redraw();
}

/**
 * Renders React to plain objects, like react-dom renders to the DOM: effects, keys, Suspense and error boundaries are
 * React's own. It supports what the screens need: no hydration, no portals and no view transitions.
 */
const config: HostConfig<
  string,
  Props,
  Container,
  HostElement,
  HostText,
  never,
  never,
  never,
  never,
  HostElement | HostText,
  object,
  never,
  NodeJS.Immediate,
  -1,
  null,
  null,
  null,
  never,
  never,
  never
> = {
  rendererPackageName: 'fairlead-headless-page',
  rendererVersion: '1',
  extraDevToolsConfig: null,
  supportsMutation: true,
  supportsPersistence: false,
  supportsHydration: false,
  supportsMicrotasks: true,
  scheduleMicrotask: queueMicrotask,
  isPrimaryRenderer: true,
  noTimeout: -1,
  // Skips the 300 ms that a Suspense boundary waits before it shows loaded content: flicker doesn't matter here.
  scheduleTimeout: (work: () => void) => turn(work),
  cancelTimeout: (id) => clearImmediate(id as NodeJS.Immediate),
  getRootHostContext: () => ({}),
  getChildHostContext: (context) => context,
  getPublicInstance: (instance) => instance,
  shouldSetTextContent: (_, { children }) =>
    typeof children === 'string' || typeof children === 'number',
  createInstance: (tag, props, { page }) => new HostElement(tag, props, page),
  createTextInstance: (text) => new HostText(text),
  appendInitialChild: (parent, child) => adopt(parent, child),
  finalizeInitialChildren: () => false,
  prepareForCommit: () => null,
  resetAfterCommit: ({ page }) => page.changed(),
  appendChild: (parent, child) => adopt(parent, child),
  appendChildToContainer: ({ nodes }, child) => insert(nodes, child),
  insertBefore: (parent, child, before) => adopt(parent, child, before as HostNode),
  insertInContainerBefore: ({ nodes }, child, before) => insert(nodes, child, before as HostNode),
  removeChild(parent, child) {
    remove(parent.nodes, child as HostNode);
    parent.redraw();
  },
  removeChildFromContainer: ({ nodes }, child) => remove(nodes, child as HostNode),
  clearContainer: ({ nodes }) => void nodes.splice(0),
  commitUpdate: (instance, _tag, _before, after) => instance.update(after),
  commitTextUpdate: (text, _before, after) => text.say(after),
  commitMount: () => {},
  resetTextContent: () => {},
  hideInstance: (instance) => instance.hide(true),
  unhideInstance: (instance) => instance.hide(false),
  hideTextInstance: (text) => text.hide(true),
  unhideTextInstance: (text) => text.hide(false),
  preparePortalMount: () => {},
  getInstanceFromNode: () => null,
  beforeActiveInstanceBlur: () => {},
  afterActiveInstanceBlur: () => {},
  prepareScopeUpdate: () => {},
  getInstanceFromScope: () => null,
  detachDeletedInstance: () => {},
  setCurrentUpdatePriority: (next: number) => {
    priority = next;
  },
  getCurrentUpdatePriority: () => priority,
  // What a person does is drawn at once, as react-dom does it for clicks and keys.
  resolveUpdatePriority: () => (priority === NoEventPriority ? DiscreteEventPriority : priority),
  resolveEventType: () => null,
  resolveEventTimeStamp: () => -1.1,
  trackSchedulerEvent: () => {},
  shouldAttemptEagerTransition: () => false,
  requestPostPaintCallback: () => {},
  maySuspendCommit: () => false,
  maySuspendCommitOnUpdate: () => false,
  maySuspendCommitInSyncRender: () => false,
  preloadInstance: () => true,
  startSuspendingCommit: () => null,
  suspendInstance: () => {},
  suspendOnActiveViewTransition: () => {},
  waitForCommitToBeReady: () => null,
  getSuspendedCommitReason: () => null,
  NotPendingTransition: null,
  HostTransitionContext: createContext(null),
  resetFormInstance: () => {},
  // Suppresses React's own error output, because `onError` and the boundaries receive every error.
  bindToConsole: () => () => {},
};

const reconciler = createReconciler(config);

export type Tree = {
  render(element: React.ReactNode): void;
  unmount(): void;
};

/** Renders a React tree into a container. `onError` receives errors that no boundary caught. */
export function createTree(container: Container, onError: (error: unknown) => void): Tree {
  const ignore = () => {};
  const root = reconciler.createContainer(
    container,
    ConcurrentRoot,
    null,
    false,
    null,
    '',
    onError,
    ignore,
    ignore,
    ignore,
    null,
  );
  const update = (element: React.ReactNode) => {
    reconciler.updateContainerSync(element, root, null, null);
    settleTrees();
  };
  return { render: update, unmount: () => update(null) };
}

/** The maximum number of render rounds, after which a screen is considered an endless loop. */
const maxRounds = 50;

/** Renders all pending updates and runs their effects. */
export function settleTrees(): void {
  reconciler.flushSyncWork();
  for (let round = 0; reconciler.flushPassiveEffects(); round += 1) {
    if (round === maxRounds) throw new Error('A screen renders itself again without end.');
    reconciler.flushSyncWork();
  }
}
