import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const routeTable = 'shared/domain/src/routes/routes.ts';
const descriptions = 'shared/domain/src/routes/route-descriptions.ts';
const pages = 'shared/build/src/pages.ts';
const firstData = 'shared/contracts/src/first-data.ts';
const foldersOfRules = ['routers', 'status-routing', 'outcomes', 'packages'];

/**
 * Removes an area from a copy of the repository as CONTRIBUTING.md says: its folder, its lines in tables, and the rules
 * of routers that lead to its screens.
 */
export function removeArea(copy: string, area: string): void {
  const screens = screensOf(copy, area);
  rmSync(join(copy, 'mfe', area), { recursive: true });
  rmSync(join(copy, 'node_modules/@fairlead', `mfe-${area}`));
  edit(copy, 'import-map.json', (text) => withoutModule(text, `@fairlead/mfe-${area}`));
  edit(copy, routeTable, (text) => text.replaceAll(rowsOf(area), ''));
  edit(copy, descriptions, (text) => text.replaceAll(describedRows(screens), ''));
  for (const table of [pages, firstData])
    edit(copy, table, (text) => text.replaceAll(namedRows(screens), ''));
  for (const file of rulesIn(copy))
    edit(copy, file, (text) => text.replaceAll(targets(screens), outOfTheProduct));
}

/** Where the rules lead instead. */
const outOfTheProduct = "{ external: 'customer-portal-login' }";

function screensOf(copy: string, area: string): readonly string[] {
  const table = readFileSync(join(copy, routeTable), 'utf8');
  return [...table.matchAll(rowsOf(area))].map(([, name = '']) => name);
}

const rulesIn = (copy: string): readonly string[] =>
  foldersOfRules
    .map((folder) => join('shared/domain/src', folder))
    .flatMap((folder) => readdirSync(join(copy, folder)).map((file) => join(folder, file)));

/** `checkout: { pattern: '…', area: 'checkout', … },` over several lines; the name is captured. */
const rowsOf = (area: string) =>
  new RegExp(`^  '?([\\w-]+)'?: \\{[^}]*area: '${area}'[^}]*\\},\n`, 'gm');

/** `checkout: 'Choose how to pay.',`, maybe over two lines. */
const describedRows = (screens: readonly string[]) =>
  new RegExp(`^  '?${anyOf(screens)}'?:\\s+'[^']*',\n`, 'gm');

/** `'checkout',` or `checkout: …,` */
const namedRows = (screens: readonly string[]) =>
  new RegExp(`^  '?${anyOf(screens)}'?(?:: .*)?,\n`, 'gm');

/** `{ route: 'checkout', params: { … } }` */
const targets = (screens: readonly string[]) =>
  new RegExp(`\\{\\s*route: '${anyOf(screens)}'[^{}]*(?:\\{[^}]*\\}[^{}]*)?\\}`, 'g');

const anyOf = (names: readonly string[]) => `(?:${names.join('|')})`;

function edit(copy: string, file: string, change: (text: string) => string): void {
  const path = join(copy, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

function withoutModule(importMap: string, name: string): string {
  const { modules, ...rest } = JSON.parse(importMap);
  if (!(name in modules))
    throw new Error(`import-map.json has no module ${name}. Remove an area that it names.`);
  const { [name]: _, ...others } = modules;
  return JSON.stringify({ ...rest, modules: others }, null, 2);
}
