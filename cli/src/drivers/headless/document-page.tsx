import type { HostElement } from '@fairlead/headless-page/elements';
import { ownerOf } from '@fairlead/headless-page/operate';
import { type Container, createTree, settleTrees } from '@fairlead/headless-page/renderer';
import type { AreaInstance } from '@fairlead/mfe-kit/area-instance';
import { AreaTree } from '@fairlead/mfe-kit/area-tree';
import { crashText } from '@fairlead/mfe-kit/crash-text';
import { type Host, provideHost } from '@fairlead/mfe-kit/host';
import { $route } from '@fairlead/store';
import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { h, type PageNode } from '@fairlead/ui/semantics/page-node';
import { readView } from '@fairlead/ui/semantics/read-view';
import { checkRoles, fieldRoles } from '@fairlead/ui/semantics/roles';
import { hiddenViewsOf, type ViewNode, viewOf } from '@fairlead/ui/semantics/view';
import { createWatch, type Scope } from 'effector';
import type { HiddenPart } from '../../run/terms/scenario-session.ts';
import type { LoadedAreas } from './areas.ts';
import { createShell } from './shell.ts';

/** One document of the product: its micro-frontends, mounted like the shell does, without a DOM. */
export type DocumentPage = {
  /** The window's title. */
  title(): string;
  /** Returns the parts that nobody can see. */
  hiddenParts(): readonly HiddenPart[];
  /** Returns the rendered tree, which is cheaper than its outline. */
  view(): ViewNode;
  read(): Outline;
  elementOf(node: OutlineNode): ViewNode;
  roleOf(control: ViewNode): string | null;
  /** The accessible name of the focused control. */
  focusName(): string | null;
  focusedControl(): ViewNode | null;
  /** The focused control if it is a field. */
  focusedField(): ViewNode | null;
  /** Moves the focus, like a press or typing does. */
  focus(element: object | null): void;
  /** Unmounts an area while its model is replaced, and mounts the new one. */
  remount(name: string, replace: () => void): void;
  close(): void;
};

type Mounted = { readonly area: AreaInstance; readonly container: Container; unmount(): void };

export function openDocument(scope: Scope, areas: LoadedAreas, host: Host): DocumentPage {
  let isDirty = true;
  let isClosed = false;
  let focused: object | null = null;
  let drawn: ViewNode | null = null;
  let last: ReturnType<typeof readView> | null = null;
  const page = {
    changed: () => {
      isDirty = true;
    },
    focused: (element: HostElement) => {
      focused = element;
    },
  };
  provideHost(host);
  const shell = createShell(scope, host, page.changed);
  const header = areas.header ? mount(areas.header) : null;
  let main: Mounted | null = null;
  let crash: PageNode = null;
  // Mounted like the shell does: after the route has finished opening.
  const stop = createWatch({ unit: $route, scope, fn: () => queueMicrotask(showOpenArea) });
  showOpenArea();

  return {
    title: shell.title,
    hiddenParts: () =>
      hiddenViewsOf(main?.container.nodes.flatMap(nodesOf) ?? []).map(
        ({ because, view: part }) => ({
          because,
          outline: readView(part).outline,
        }),
      ),
    view,
    read: () => read().outline,
    elementOf(node) {
      const element = read().elementOf.get(node);
      if (element) return element;
      throw new Error(`The page no longer holds the ${node.role} '${node.name}'`);
    },
    roleOf: (control) =>
      [...read().elementOf].find(([, element]) => element === control)?.[0].role ?? null,
    focusName: () => findFocused()?.[0].name ?? null,
    focusedControl: () => findFocused()?.[1] ?? null,
    focusedField() {
      const [node, control] = findFocused() ?? [];
      return node && control && fieldRoles.has(node.role) ? control : null;
    },
    focus: (element) => {
      focused = element;
    },
    remount(name, replace) {
      const isOpen = main?.area.definition.name === name;
      if (isOpen) unmountMain();
      replace();
      if (isOpen) showOpenArea();
    },
    close() {
      isClosed = true;
      stop();
      shell.close();
      unmountMain();
      header?.unmount();
    },
  };

  /** A screen focuses its own element. The control may be inside it: a `ui-*` element passes the focus on. */
  function findFocused() {
    if (!focused) return undefined;
    const held = [...read().elementOf].filter(([, element]) => ownerOf(element)?.live === focused);
    return (
      held.find(([, { live }]) => live === focused) ??
      held.find(([{ role }]) => controlRoles.has(role))
    );
  }

  function mount(area: AreaInstance): Mounted {
    const container: Container = { page, nodes: [] };
    const tree = createTree(container, (error) => host.report(error, area.definition.name));
    tree.render(<AreaTree area={area} host={host} onCrash={(error) => crashed(area, error)} />);
    return { area, container, unmount: tree.unmount };
  }

  function crashed(area: AreaInstance, error: unknown): void {
    host.report(error, `${area.definition.name}: render`);
    const retry = () => {
      crash = null;
      unmountMain();
      showOpenArea();
    };
    crash = h('ui-crash', {
      text: crashText(error),
      'onui-retry': retry,
      'onui-advisor': host.talkToAdvisor,
    });
    page.changed();
  }

  function showOpenArea(): void {
    if (isClosed) return;
    const route = scope.getState($route);
    const owner = route ? areas.ownerOf(route.name) : null;
    if (crash) {
      crash = null;
      unmountMain();
    }
    if (main?.area === owner) return;
    unmountMain();
    if (owner) main = mount(owner);
    page.changed();
  }

  function unmountMain(): void {
    main?.unmount();
    main = null;
    page.changed();
  }

  function draw(): ViewNode {
    return viewOf([
      h('div', { id: 'header' }, ...(header?.container.nodes ?? []).flatMap(nodesOf)),
      h(
        'main',
        { id: 'main' },
        ...(shell.blocks() ? [] : crash ? [crash] : (main?.container.nodes ?? []).flatMap(nodesOf)),
        ...shell.inMain(),
      ),
      ...shell.over(),
    ]);
  }

  function view(): ViewNode {
    settleTrees();
    if (isDirty || !drawn) {
      isDirty = false;
      last = null;
      drawn = draw();
    }
    return drawn;
  }

  function read() {
    const page = view();
    last ??= readView(page);
    return last;
  }
}

const controlRoles: ReadonlySet<string> = new Set([
  ...fieldRoles,
  ...checkRoles,
  'button',
  'link',
  'tab',
]);

const nodesOf = (node: Container['nodes'][number]): PageNode[] =>
  'text' in node ? (node.isHidden ? [] : [node.text]) : [node];
