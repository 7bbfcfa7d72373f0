import type { types as babelTypes, PluginObject, types } from '@babel/core';

/**
 * Exports what a module defines in one call at the end of its `execute`. After each call SystemJS copies all exports to
 * every module that imports from this one; one call for each constant made that a tenth of the start. Later changes of a
 * variable are still exported when they happen.
 */
export const exportedAtOnce = ({ types }: { readonly types: typeof babelTypes }): PluginObject => ({
  visitor: {
    ObjectProperty: {
      exit({ node, parentPath }) {
        if (!types.isIdentifier(node.key, { name: 'execute' })) return;
        if (!types.isFunctionExpression(node.value) || !parentPath?.parentPath?.isReturnStatement())
          return;
        const exported = new Map<string, types.Identifier>();
        const { body } = node.value;
        body.body = body.body.flatMap((statement): types.Statement[] => {
          if (!types.isExpressionStatement(statement)) return [statement];
          return partsOf(statement.expression).flatMap((part) => {
            const rest = collect(part, exported);
            return rest ? [types.expressionStatement(rest)] : [];
          });
        });
        if (exported.size === 0) return;
        const properties = [...exported].map(([name, value]) =>
          types.objectProperty(types.stringLiteral(name), types.identifier(value.name)),
        );
        body.body.push(
          types.expressionStatement(
            types.callExpression(types.identifier(putName), [types.objectExpression(properties)]),
          ),
        );
      },
    },
  },
});

/** What Babel calls the function that SystemJS hands to a module for its exports. */
const putName = '_export';

const partsOf = (expression: types.Expression): readonly types.Expression[] =>
  expression.type === 'SequenceExpression' ? expression.expressions : [expression];

/** Notes what `_export('name', variable = value)` exports and returns what remains to be done, or null. */
function collect(
  expression: types.Expression,
  exported: Map<string, types.Identifier>,
): types.Expression | null {
  const names: string[] = [];
  let inner = expression;
  for (let call = readPut(inner); call; call = readPut(inner)) {
    names.push(call.name);
    inner = call.value;
  }
  const variable = inner.type === 'AssignmentExpression' ? inner.left : inner;
  if (names.length === 0 || variable.type !== 'Identifier') return expression;
  for (const name of names) exported.set(name, variable);
  return inner.type === 'AssignmentExpression' ? inner : null;
}

function readPut(expression: types.Expression) {
  if (expression.type !== 'CallExpression') return null;
  const { callee, arguments: given } = expression;
  if (callee.type !== 'Identifier' || callee.name !== putName) return null;
  const [name, value] = given;
  if (name?.type !== 'StringLiteral' || !value) return null;
  if (value.type === 'SpreadElement' || value.type === 'ArgumentPlaceholder') return null;
  return { name: name.value, value };
}
