// The mistakes for screens, one mutator each. Nodes are plain objects, like Babel's.
import { type Attribute, isChild, type Node, type NodeMutator } from './instrumenter.ts';
import { isLook } from './looks.ts';

const nothing = { type: 'NullLiteral' } as Node;

/** Removes a text, or an expression in braces, from the children of an element. */
const textDropped: NodeMutator = {
  name: 'TextDropped',
  *mutate(path) {
    if (path.isJSXText() && /\p{L}/u.test(path.node.value)) yield { ...path.node, value: '' };
    const { parentPath: braces } = path;
    if (!braces?.isJSXExpressionContainer() || !isChild(braces)) return;
    const says = path.isExpression() && !(path.isStringLiteral() && path.node.value === ' ');
    if (says && !path.isNullLiteral()) yield nothing;
  },
};

/** Removes an element. */
const elementDropped: NodeMutator = {
  name: 'ElementDropped',
  *mutate(path) {
    if (path.isJSXElement() && isChild(path))
      yield { type: 'JSXExpressionContainer', expression: nothing } as Node;
  },
};

/** Reverses the condition of what is shown. */
const conditionFlipped: NodeMutator = {
  name: 'ConditionFlipped',
  *mutate(path) {
    if (!path.isConditionalExpression()) return;
    const { consequent, alternate } = path.node;
    yield { ...path.node, consequent: alternate, alternate: consequent };
  },
};

/** Removes a property of an element. */
const propDropped: NodeMutator = {
  name: 'PropDropped',
  *mutate(path) {
    if (path.isJSXAttribute()) yield renamed(path.node, 'data-dropped');
  },
};

/** Swaps the values of properties of one kind. */
const propSwapped: NodeMutator = {
  name: 'PropSwapped',
  *mutate(path) {
    if (!path.isJSXOpeningElement()) return;
    const { attributes } = path.node;
    const plain = attributes.filter(
      (one): one is Attribute => one.type === 'JSXAttribute' && one.value !== null && !isLook(one),
    );
    for (const kind of [plain.filter(isHandler), plain.filter((one) => !isHandler(one))]) {
      for (const [index, first] of kind.slice(0, -1).entries()) {
        const second = kind[index + 1] ?? first;
        const swapped = attributes.map((one) => {
          if (one === first) return { ...first, name: second.name };
          return one === second ? { ...second, name: first.name } : one;
        });
        yield { ...path.node, attributes: swapped };
      }
    }
  },
};

const isHandler = ({ name }: Attribute) => /^on[A-Zu]/.test(String(name.name));

const renamed = (attribute: Attribute, name: string): Node => ({
  ...attribute,
  name: { ...attribute.name, type: 'JSXIdentifier', name } as Attribute['name'],
});

export const screenMutators: readonly NodeMutator[] = [
  textDropped,
  elementDropped,
  conditionFlipped,
  propDropped,
  propSwapped,
];
