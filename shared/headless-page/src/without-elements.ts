import { fileURLToPath } from 'node:url';

/** The entries of the design system that define elements. Screens also import one rule from them. */
export const elementEntries =
  /^@fairlead\/ui(\/(controls|dialog|drawer|glyphs|hand-off|menu|questions|toasts))?$/;

/** The replacement for these entries where there are no elements. */
export const rulesOfElements = fileURLToPath(
  import.meta.resolve('@fairlead/ui/semantics/without-elements'),
);

/** A bundler plugin for the headless page, which has no styles and renders elements from a table. */
export const withoutElements = () => ({
  name: 'without-elements',
  enforce: 'pre' as const,
  resolveId: (id: string) => (elementEntries.test(id) ? rulesOfElements : null),
  load: (id: string) => (id.endsWith('.css') ? { code: '', moduleType: 'js' as const } : null),
});
