// A plugin for Stryker. A headless page has no looks: what is only seen in a browser is not changed.
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import type { Attribute, Path } from './instrumenter.ts';

/** Properties that change how an element looks, or what a browser alone makes of it. */
const lookProperties = new Set([
  'autocomplete',
  'block',
  'chart',
  'className',
  'controlId',
  'data-place',
  'data-step',
  'data-surface',
  'dense',
  'icon',
  'key',
  'noValidate',
  'ref',
  'rel',
  'rows',
  'secondary-tabs',
  'size',
  'style',
  'tabIndex',
  'variant',
]);
const lookElements = new Set(['br', 'hr', 'i', 'ui-chart', 'ui-skeleton']);

export function isLook({ name, value }: Attribute): boolean {
  if (name.type !== 'JSXIdentifier') return false;
  const says = value?.type === 'StringLiteral' ? value.value : null;
  if (name.name === 'type') return says === 'button';
  // Danger is told at once, by an alert; the other tones are colors.
  if (name.name === 'tone') return says !== 'danger';
  return lookProperties.has(name.name);
}

/** Whether this is a look before it is given to an element: `const className = …`, `{ size = 'sm' }`, `rel: 'noopener'`. */
function isNamedLook(path: Path): boolean {
  const { node } = path;
  const name =
    (node.type === 'VariableDeclarator' && node.id) ||
    (node.type === 'AssignmentPattern' && node.left) ||
    (node.type === 'ObjectProperty' && node.key);
  return name && name.type === 'Identifier' ? lookProperties.has(name.name) : false;
}

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'looks', {
    shouldIgnore(given) {
      const path = given as Path;
      if (path.isJSXAttribute() && isLook(path.node)) return 'Changes only how it looks.';
      if (isNamedLook(path)) return 'Changes only how it looks.';
      if (!path.isJSXElement()) return undefined;
      const { name, attributes } = path.node.openingElement;
      if (name.type === 'JSXIdentifier' && lookElements.has(name.name))
        return 'Has nothing that could be read.';
      const isHidden = attributes.some(
        (one) => one.type === 'JSXAttribute' && one.name.name === 'aria-hidden',
      );
      return isHidden ? 'Is left out of what is read.' : undefined;
    },
  }),
];
