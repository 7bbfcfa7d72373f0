import postcss, { type Declaration, type Root } from 'postcss';

/**
 * Returns the first paint's sheets without the custom properties that neither their rules nor the markup use, directly or
 * by another property. The sheets that come later define all of them.
 */
export function withoutUnusedProperties(
  sheets: readonly string[],
  markup: string,
): readonly string[] {
  const roots = sheets.map((css) => postcss.parse(css));
  const used = usedProperties(roots, markup);
  for (const root of roots) {
    root.walkDecls(/^--/, (declaration) => {
      if (!used.has(declaration.prop)) declaration.remove();
    });
    root.walkRules((rule) => {
      if (rule.nodes.length === 0) rule.remove();
    });
    root.walkAtRules((rule) => {
      if (rule.nodes?.length === 0) rule.remove();
    });
  }
  return roots.map((root) => root.toString());
}

function usedProperties(roots: readonly Root[], markup: string): ReadonlySet<string> {
  const ownValues = new Map<string, string[]>();
  const used = new Set(namesIn(markup));
  const note = ({ prop, value }: Declaration) => {
    if (prop.startsWith('--')) ownValues.set(prop, [...(ownValues.get(prop) ?? []), value]);
    else for (const name of namesIn(value)) used.add(name);
  };
  for (const root of roots) root.walkDecls(note);
  // A set goes on to what is added while it is gone through.
  for (const name of used)
    for (const value of ownValues.get(name) ?? [])
      for (const other of namesIn(value)) used.add(other);
  return used;
}

const namesIn = (text: string): readonly string[] => text.match(/--[a-z][\w-]*/gi) ?? [];
