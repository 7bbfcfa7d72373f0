import type { StructError } from 'superstruct';

type Shape = { validate(value: unknown): [StructError | undefined, unknown] };

/** Returns the errors in a content file, one sentence for each: "file: path: expected …". */
export function mistakesIn(file: string, content: unknown, shape: Shape): string[] {
  const [error] = shape.validate(content);
  if (!error) return [];
  return error.failures().map(({ path, message }) => `${file}: ${path.join('.')}: ${message}`);
}
