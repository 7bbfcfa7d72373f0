// A plugin for Stryker that leaves looks unchanged, because a headless page doesn't show them.
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { isOutOfSight } from '../../../shared/ui/src/semantics/out-of-sight.ts';
import type { Attribute, Node, Path } from './instrumenter.ts';

/** Properties that only matter in a browser, such as looks. */
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
  'iconEnd',
  'key',
  'noValidate',
  'question',
  'ref',
  'rel',
  'rows',
  'secondary',
  'size',
  'style',
  'tabIndex',
  'variant',
]);
/** Functions that choose a class name, or scroll: a headless page has no layout. */
const lookFunctions = new Set([
  'classOf',
  'spanOf',
  'useCurrentInView',
  'useHeadsPast',
  'useRecommendedInView',
]);
const lookElements = new Set(['br', 'hr', 'i', 'ui-chart', 'ui-skeleton']);

export function isLook({ name, value }: Attribute): boolean {
  if (name.type !== 'JSXIdentifier') return false;
  const says = value?.type === 'StringLiteral' ? value.value : null;
  if (name.name === 'type') return says === 'button';
  // Danger is announced by an alert; the other tones only differ in color.
  if (name.name === 'tone') return says !== 'danger';
  return lookProperties.has(name.name);
}

/**
 * Whether this is a look that is assigned to a variable first: `const className = …`, `{ size = 'sm' }`, `rel:
 * 'noopener'`.
 */
function isNamedLook({ node }: Path): boolean {
  if (node.type === 'FunctionDeclaration') return lookFunctions.has(node.id?.name ?? '');
  const name =
    (node.type === 'VariableDeclarator' && node.id) ||
    (node.type === 'AssignmentPattern' && node.left) ||
    (node.type === 'ObjectProperty' && node.key);
  return name && name.type === 'Identifier' ? lookProperties.has(name.name) : false;
}

/** An element without readable content: `<ui-skeleton lines={[60]} />`. */
function isSilent(node: Node): boolean {
  if (node.type !== 'JSXElement') return false;
  const { name } = node.openingElement;
  return name.type === 'JSXIdentifier' && lookElements.has(name.name);
}

/** Whether the choice is about such an element: `isLoading ? <ui-skeleton /> : null`. */
const isSilentChoice = (node: Node): boolean =>
  node.type === 'ConditionalExpression' &&
  isSilent(node.consequent) &&
  node.alternate.type === 'NullLiteral';

type Opening = Extract<Node, { type: 'JSXOpeningElement' }>;

/** The properties of an element that are written out: `aria-hidden="true"`. */
const plainProps = (attributes: Opening['attributes']) =>
  Object.fromEntries(
    attributes.flatMap((one) =>
      one.type === 'JSXAttribute' && one.value?.type === 'StringLiteral'
        ? [[one.name.name, one.value.value]]
        : [],
    ),
  );

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'looks', {
    shouldIgnore(given) {
      const path = given as Path;
      if (path.isJSXAttribute() && isLook(path.node)) return 'Changes only how it looks.';
      if (isNamedLook(path)) return 'Changes only how it looks.';
      if (isSilent(path.node) || isSilentChoice(path.node))
        return 'Has nothing that could be read.';
      if (!path.isJSXElement()) return undefined;
      const { attributes } = path.node.openingElement;
      return isOutOfSight(plainProps(attributes)) ? 'Is left out of what is read.' : undefined;
    },
  }),
];
