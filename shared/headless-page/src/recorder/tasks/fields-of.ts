import type { Task } from '@fairlead/mfe-kit/area';

/** The schema of a task's input, or of a part of it. */
export type AnyStruct = Task['input'];

/** Returns the fields of a mapping with their schemas; none for any other schema. */
export function fieldsOf({ type, schema }: AnyStruct): readonly (readonly [string, AnyStruct])[] {
  if (type !== 'object' && type !== 'type') return [];
  return Object.entries(schema ?? {}).flatMap(([key, child]) =>
    isStruct(child) ? [[key, child] as const] : [],
  );
}

export function isStruct(value: unknown): value is AnyStruct {
  return typeof value === 'object' && value !== null && 'validator' in value && 'type' in value;
}
