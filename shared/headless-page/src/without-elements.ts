import { fileURLToPath } from 'node:url';

/** The entries of the design system that define elements. Screens take one rule from them besides. */
export const elementEntries = /^@fairlead\/ui(\/(controls|drawer|glyphs|hand-off|questions))?$/;

/** What stands for those entries where there are no elements. */
export const rulesOfElements = fileURLToPath(
  import.meta.resolve('@fairlead/ui/semantics/without-elements'),
);

/** A bundler's plugin: a headless page has no looks, and draws the elements by their table. */
export const withoutElements = () => ({
  name: 'without-elements',
  enforce: 'pre' as const,
  resolveId: (id: string) => (elementEntries.test(id) ? rulesOfElements : null),
  load: (id: string) => (id.endsWith('.css') ? { code: '', moduleType: 'js' as const } : null),
});
