import { parseSync } from 'vite';
import { isNode, type Node, visit } from './visit.ts';

/** Returns the class names that the elements of a source file are given, as far as they are written out. */
export function findClasses(file: string, source: string): ReadonlySet<string> {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const classes = new Set<string>();
  visit(program, (node) => {
    if (node.type !== 'JSXAttribute' || !isNode(node.name) || node.name.name !== 'className')
      return;
    for (const text of textsIn(node.value)) for (const name of namesIn(text)) classes.add(name);
  });
  return classes;
}

/** Returns the classes that a style sheet has rules for. */
export const classesIn = (css: string): readonly string[] =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-zA-Z][\w-]*)/g)].map(
    ([, name = '']) => name,
  );

/** The texts of an expression. What is only compared is no class name. */
function textsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isNode(value) || value.type === 'BinaryExpression') return [];
  if (value.type === 'Literal') return typeof value.value === 'string' ? [value.value] : [];
  if (value.type === 'TemplateLiteral') return [...partsOf(value), ...textsIn(value.expressions)];
  return Object.values(value).flatMap(textsIn);
}

type Quasi = { readonly value: { readonly raw: string } };

/** The fixed parts of a template, without the beginning or end of a name that is put together. */
function partsOf({ quasis }: Node): readonly string[] {
  const parts = (quasis as readonly Quasi[]).map(({ value }) => value.raw);
  return parts.map((part, index) => {
    const from = index === 0 ? part : part.replace(/^[\w-]+/, '');
    return index === parts.length - 1 ? from : from.replace(/[\w-]+$/, '');
  });
}

const namesIn = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);
