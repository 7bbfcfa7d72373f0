import type { AreaFolder } from './area-folders.ts';

const listed = 'areas-of-the-bundle';

/** A bundler plugin that lists these areas in place of `connect/area-modules.ts`, so that their modules are in the bundle. */
export const bundledAreas = (areas: readonly AreaFolder[]) => ({
  name: 'bundled-areas',
  resolveId: (id: string) => (/(^#areas|\/area-modules\.ts)$/.test(id) ? listed : null),
  load: (id: string) =>
    id === listed ? { code: moduleOf(areas), moduleType: 'js' as const } : null,
});

function moduleOf(areas: readonly AreaFolder[]): string {
  const rows = areas.map(({ name, routes, tasks, definition, sandbox }) => {
    const load = (file: string) => `() => import(${JSON.stringify(file)})`;
    const own = sandbox ? load(sandbox) : 'async () => ({ routes: [] })';
    return `{ name: ${JSON.stringify(name)}, routes: ${JSON.stringify(routes)}, tasks: ${load(tasks)}, definition: ${load(definition)}, sandbox: ${own} }`;
  });
  return `export const areaModules = [${rows.join(',\n')}];`;
}
