import type { StructError } from 'superstruct';

type Shape = { validate(value: unknown): [StructError | undefined, unknown] };

/** What is wrong with a content file, one sentence for each place: "file: path: expected …". Empty when nothing is. */
export function mistakesIn(file: string, content: unknown, shape: Shape): string[] {
  const [error] = shape.validate(content);
  if (!error) return [];
  return error.failures().map(({ path, message }) => `${file}: ${path.join('.')}: ${message}`);
}
