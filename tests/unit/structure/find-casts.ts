import { parseSync } from 'vite';
import { isNode, type Node, visit } from './visit.ts';

export type Casts = {
  /** Lines of `x as T`, except `as const`. */
  readonly casts: readonly number[];
  /** Lines of `x as unknown as T`, which are casts as well. */
  readonly doubleCasts: readonly number[];
  /** Lines with the type `any`. */
  readonly anys: readonly number[];
};

/** Finds the casts of a source file by its syntax, so that comments, texts and renamed imports don't count. */
export function findCasts(file: string, source: string): Casts {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const casts: number[] = [];
  const doubleCasts: number[] = [];
  const anys: number[] = [];
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length;
  visit(program, (node) => {
    if (node.type === 'TSAnyKeyword') anys.push(lineOf(node.start));
    if (node.type !== 'TSAsExpression' && node.type !== 'TSTypeAssertion') return;
    if (isConst(node)) return;
    casts.push(lineOf(node.end));
    if (isCastToUnknown(node.expression)) doubleCasts.push(lineOf(node.end));
  });
  return { casts, doubleCasts, anys };
}

function isConst({ typeAnnotation }: Node): boolean {
  const name = isNode(typeAnnotation) ? typeAnnotation.typeName : null;
  return isNode(name) && name.name === 'const';
}

const isCastToUnknown = (value: unknown): boolean =>
  isNode(value) &&
  value.type === 'TSAsExpression' &&
  isNode(value.typeAnnotation) &&
  value.typeAnnotation.type === 'TSUnknownKeyword';
