import type { DeployedMap } from '@fairlead/build';
import { satisfies } from '@fairlead/root-config/swap/satisfies';
import { html, type Markup } from '../../reporters/html/markup.ts';
import { section } from './page-document.ts';

type Modules = DeployedMap['modules'];
type Node = { readonly name: string; readonly x: number; readonly y: number };

/** In px. */
const box = { width: 168, height: 44 } as const;
const step = { x: 232, y: 60 } as const;
const margin = 12;

/** Draws what requires what: each module is to the right of those that it requires. The table below says the same. */
export function requiresGraph({ modules }: DeployedMap): Markup | null {
  const edges = Object.entries(modules).flatMap(([from, { requires }]) =>
    Object.entries(requires).map(([to, range]) => ({ from, to, range })),
  );
  if (edges.length === 0) return null;
  const nodes = placeNodes(modules);
  const at = (name: string) => nodes.find((node) => node.name === name);
  const width = Math.max(...nodes.map(({ x }) => x)) + box.width + margin;
  const height = Math.max(...nodes.map(({ y }) => y)) + box.height + margin;
  const isMet = (to: string, range: string) => satisfies(modules[to]?.version ?? '', range);
  const unmet = edges.filter(({ to, range }) => !isMet(to, range)).length;
  const words = `${nodes.length} modules and ${edges.length} requirements, ${unmet === 0 ? 'all of them met' : `${unmet} of them not met`}.`;
  return section(
    'graph',
    'Modules and what they require',
    `${words} A line leads from a module to what it requires, on its left.`,
    html`<svg class="graph" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${words} The table What requires what has each of them.">${edges.map(
      ({ from, to, range }) => line(at(to), at(from), isMet(to, range)),
    )}${nodes.map((node) => drawn(node, modules))}</svg>`,
  );
}

/** Columns by the longest way to a module that requires nothing; what is required and absent is there, too. */
function placeNodes(modules: Modules): readonly Node[] {
  const required = (name: string) => Object.keys(modules[name]?.requires ?? {});
  const names = new Set([...Object.keys(modules), ...Object.keys(modules).flatMap(required)]);
  // A circle would never end: a module on the way to itself counts as one that requires nothing.
  const column = (name: string, way: readonly string[]): number =>
    way.includes(name)
      ? 0
      : Math.max(0, ...required(name).map((other) => 1 + column(other, [...way, name])));
  const used: number[] = [];
  return [...names].sort().map((name) => {
    const at = column(name, []);
    const row = used[at] ?? 0;
    used[at] = row + 1;
    return { name, x: margin + at * step.x, y: margin + row * step.y };
  });
}

function line(left: Node | undefined, right: Node | undefined, isMet: boolean): Markup | null {
  if (!left || !right) return null;
  const [x1, y1] = [left.x + box.width, left.y + box.height / 2];
  const [x2, y2] = [right.x, right.y + box.height / 2];
  const bend = (step.x - box.width) / 2;
  return html`<path class="${isMet ? 'met' : 'unmet'}" d="M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}"/>`;
}

function drawn({ name, x, y }: Node, modules: Modules): Markup {
  const version = modules[name]?.version;
  return html`<g class="${version ? 'present' : 'absent'}"><rect x="${x}" y="${y}" width="${box.width}" height="${box.height}" rx="6"/><text x="${x + 12}" y="${y + 18}">${name.replace('@fairlead/', '')}</text><text class="version" x="${x + 12}" y="${y + 35}">${version ?? 'absent'}</text></g>`;
}
