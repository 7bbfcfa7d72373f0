import { isRecord } from '@fairlead/domain';
import { fieldsOf, isStruct } from '@fairlead/headless-page/recorder/tasks/fields-of';
import { branchesOf } from './either.ts';
import { oneOf } from './reading.ts';
import type { AnyStruct } from './vocabulary.ts';

/** Returns the struct at a path inside a value, if the schema defines one. */
export function structAt(struct: AnyStruct, path: readonly unknown[]): AnyStruct | undefined {
  let current: AnyStruct | undefined = struct;
  for (const part of path) {
    if (!current) return undefined;
    current = childOf(current, part);
  }
  return current;
}

function childOf(struct: AnyStruct, key: unknown): AnyStruct | undefined {
  const { schema, type } = struct;
  if (type === 'array') return isStruct(schema) ? schema : undefined;
  if (type === 'union') {
    return branchesOf(struct).flatMap((branch) => childOf(branch, key) ?? [])[0];
  }
  if (type === 'record') return recordValue(struct);
  if (type === 'enums' || !isRecord(schema)) return undefined;
  const child = schema[String(key)];
  return isStruct(child) ? child : undefined;
}

/** Returns the keys that a mapping with this schema allows; empty if it allows any. */
export function keysOf(struct: AnyStruct | undefined): string[] {
  if (!struct) return [];
  if (struct.type === 'union') return branchesOf(struct).flatMap(keysOf);
  return fieldsOf(struct).map(([key]) => key);
}

/** superstruct doesn't expose a record's value struct, except while validating a sample. */
export function recordValue(struct: AnyStruct): AnyStruct | undefined {
  const [, value] = [...struct.entries({ sample: undefined }, { branch: [], path: [] })];
  return value && isStruct(value[2]) ? value[2] : undefined;
}

/** Returns the types of a union in superstruct's terms, including those of nested unions. */
export function unionTypes(struct: AnyStruct): string[] {
  const [error] = struct.validate(Symbol('nothing fits this'));
  const offered = error
    ?.failures()
    .filter(({ type, path }) => path.length === 0 && type !== 'union');
  return [...new Set((offered ?? []).map(({ type }) => type))];
}

export function isOptional(struct: AnyStruct): boolean {
  return struct.is(undefined) || struct.validate(undefined, { coerce: true })[0] === undefined;
}

/** Describes a schema in words, for error messages. */
export function describeStruct(struct: AnyStruct): string {
  const { type, schema } = struct;
  if (type === 'enums') return oneOf(Object.keys(schema ?? {}));
  if (type === 'literal') return JSON.stringify(schema);
  if (type === 'union') return inWords(describeBranches(struct));
  if (type === 'array') return isStruct(schema) ? `a list of ${describeMany(schema)}` : 'a list';
  if (type === 'object' || type === 'type') {
    const shown = fieldsOf(struct).map(([key, child]) => (isOptional(child) ? `${key}?` : key));
    return shown.length ? `a mapping with ${shown.join(', ')}` : 'a mapping';
  }
  if (type === 'record') {
    const value = recordValue(struct);
    return value ? `a mapping of names to ${describeMany(value)}` : 'a mapping';
  }
  return formatStructType(type);
}

function describeBranches(struct: AnyStruct): string[] {
  const branches = branchesOf(struct);
  const words = branches.length
    ? branches.map(describeStruct)
    : unionTypes(struct).map(formatStructType);
  return [...new Set(words)];
}

/** Joins words as `a or b`; with a comma if one contains "or" or there are more than two. */
function inWords(words: readonly string[]): string {
  const last = words.at(-1) ?? 'something else';
  if (words.length < 2) return last;
  const comma = words.length > 2 || words.some((word) => word.includes(' or ')) ? ',' : '';
  return `${words.slice(0, -1).join(', ')}${comma} or ${last}`;
}

/** Describes several values of a schema: "texts", "mappings with name, to". */
function describeMany(struct: AnyStruct): string {
  if (struct.type === 'enums' || struct.type === 'literal')
    return `texts: ${describeStruct(struct)}`;
  if (struct.type === 'union') return 'values';
  if (struct.type === 'boolean') return 'true or false';
  return describeStruct(struct)
    .replace(/^an? (whole )?(text|number|mapping|list)\b/, '$1$2s')
    .replace(/^anything$/, 'values');
}

function formatStructType(type: string): string {
  const words: Record<string, string> = {
    string: 'a text',
    number: 'a number',
    integer: 'a whole number',
    boolean: 'true or false',
    object: 'a mapping',
    type: 'a mapping',
    record: 'a mapping',
    array: 'a list',
    'no input': 'nothing',
    unknown: 'anything',
  };
  return words[type] ?? type;
}
