import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const routeTable = 'shared/domain/src/routes/routes.ts';
const descriptions = 'shared/domain/src/routes/route-descriptions.ts';
const pages = 'shared/build/src/pages.ts';
const routers = ['routers', 'status-routing', 'outcomes', 'packages'];

/**
 * Removes an area from a copy of the repository as CONTRIBUTING.md says: its folder, its lines in tables, and the rules
 * of routers that lead to its screens.
 */
export function removeArea(copy: string, area: string): void {
  const edit = (file: string, change: (text: string) => string) => {
    const path = join(copy, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };

  rmSync(join(copy, 'mfe', area), { recursive: true });
  rmSync(join(copy, 'node_modules/@fairlead', `mfe-${area}`));
  edit('import-map.json', (text) => withoutKey(text, 'modules', `@fairlead/mfe-${area}`));

  const row = new RegExp(`^  '?([\\w-]+)'?: \\{[^}]*area: '${area}'[^}]*\\},\n`, 'gm');
  const rows = readFileSync(join(copy, routeTable), 'utf8').matchAll(row);
  const screens = [...rows].map(([, name]) => name);
  edit(routeTable, (text) => text.replaceAll(row, ''));
  const described = new RegExp(`^  '?(?:${screens.join('|')})'?:\\s+'[^']*',\n`, 'gm');
  edit(descriptions, (text) => text.replaceAll(described, ''));
  const drawn = new RegExp(`^  '?(?:${screens.join('|')})'?(?:: .*)?,\n`, 'gm');
  edit(pages, (text) => text.replaceAll(drawn, ''));
  const target = new RegExp(
    `\\{\\s*route: '(${screens.join('|')})'[^{}]*(\\{[^}]*\\}[^{}]*)?\\}`,
    'g',
  );
  for (const folder of routers.map((room) => join('shared/domain/src', room)))
    for (const file of readdirSync(join(copy, folder)))
      edit(join(folder, file), (text) =>
        text.replaceAll(target, "{ external: 'customer-portal-login' }"),
      );
}

function withoutKey(text: string, table: string, key: string): string {
  const file = JSON.parse(text);
  if (!(key in file[table])) throw new Error(`${key} is not in the table ${table}.`);
  delete file[table][key];
  return JSON.stringify(file, null, 2);
}
