import { durationWords } from './duration.ts';
import { branchesOf } from './either.ts';
import type { headingKeys } from './heading.ts';
import { phrasesOf } from './phrases.ts';
import { describeStruct, isOptional, isStruct, recordValue, unionTypes } from './struct-shape.ts';
import type { AnyStruct, Vocabulary } from './vocabulary.ts';

/** `<column>` of an `each:` table, as a pattern. */
const placeholder = '<[A-Za-z][\\w -]*>';

type Schema = Readonly<Record<string, unknown>>;

/** The JSON schema of scenario files, as the text of scenarios/schema.json. */
export function schemaText(vocabulary: Vocabulary): string {
  return `${JSON.stringify(schemaOf(vocabulary), null, 2)}\n`;
}

function schemaOf(vocabulary: Vocabulary): Schema {
  const strings = { type: 'array', items: { type: 'string' } };
  const personas = vocabulary.personas.map(({ id }) => id);
  const properties: Record<(typeof headingKeys)[number], Schema> = {
    scenario: { type: 'string', description: 'The name: a fact in the present tense' },
    tags: { type: 'array', items: filledOr({ enum: vocabulary.tags.map(({ name }) => name) }) },
    covers: {
      ...strings,
      description: 'Ids in tests/requirements.tsv that this scenario proves',
    },
    as: { type: 'string', description: `A persona: ${personas.join(', ')}` },
    actors: { type: 'object', additionalProperties: filledOr({ enum: personas }) },
    flags: {
      type: 'object',
      properties: Object.fromEntries(
        vocabulary.flags.map((flag) => [flag, filledOr({ type: 'boolean' })]),
      ),
      additionalProperties: false,
    },
    start: { type: 'string', pattern: `^/|${placeholder}` },
    keyboard: {
      description: 'Whether the browser is used without a pointer',
      ...filledOr({ type: 'boolean' }),
    },
    each: {
      type: 'array',
      items: { type: 'object' },
      description: 'A table; <column> is replaced by its value',
    },
    steps: { $ref: '#/$defs/steps' },
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A Fairlead scenario or fragment',
    type: 'object',
    properties: { ...properties, fragment: { type: 'string', description: 'What these steps do' } },
    required: ['steps'],
    oneOf: [{ required: ['scenario', 'as'] }, { required: ['fragment'] }],
    additionalProperties: false,
    $defs: {
      steps: { type: 'array', minItems: 1, items: { $ref: '#/$defs/step' } },
      step: stepSchema(vocabulary),
    },
  };
}

function stepSchema(vocabulary: Vocabulary): Schema {
  const phrases = [...phrasesOf(vocabulary).values()];
  const bare = phrases.filter(({ input }) => isOptional(input)).map(({ name }) => name);
  const spoken = phrases.filter(({ input }) => input.type !== 'no input');
  return {
    anyOf: [
      { enum: bare },
      { type: 'string', pattern: '^(when call .+ fails with .+|swap \\S+ for \\S+)$' },
      { type: 'string', pattern: placeholder, description: 'Words from the table' },
      {
        type: 'object',
        minProperties: 1,
        maxProperties: 1,
        properties: {
          ...Object.fromEntries(
            spoken.map(({ name, says, input }) => [
              name,
              { description: says, ...filledOr(jsonSchema(input)) },
            ]),
          ),
          use: { description: 'The steps of another file' },
        },
        patternProperties: {
          [placeholder]: { description: 'Words from the table' },
          '^as .+$': { $ref: '#/$defs/steps' },
          '^when call .+ fails with$': { description: `How it fails. Durations: ${durationWords}` },
          '^swap \\S+ for$': { type: 'string' },
        },
        additionalProperties: false,
      },
    ],
  };
}

/** Any value may instead be a placeholder of an `each:` table. */
function filledOr(schema: Schema): Schema {
  return schema.type === 'string' || Object.keys(schema).length === 0
    ? schema
    : { anyOf: [schema, { type: 'string', pattern: `^${placeholder}$` }] };
}

function jsonSchema(struct: AnyStruct): Schema {
  const { type, schema } = struct;
  switch (type) {
    case 'string':
      return { type: ['string', 'number', 'boolean'] };
    case 'number':
    case 'integer':
    case 'boolean':
      return filledOr({ type });
    case 'enums':
      return filledOr({ enum: Object.values(schema as object) });
    case 'literal':
      return { const: schema };
    case 'array':
      return { type: 'array', ...(isStruct(schema) ? { items: jsonSchema(schema) } : {}) };
    case 'record': {
      const value = recordValue(struct);
      return { type: 'object', ...(value ? { additionalProperties: jsonSchema(value) } : {}) };
    }
    case 'object':
    case 'type':
      return objectSchema((schema ?? {}) as Record<string, AnyStruct>, type === 'object');
    case 'union':
      return unionSchema(struct);
    default:
      return { description: describeStruct(struct) };
  }
}

/** A union of unknown branches is known by the types that it takes. */
function unionSchema(struct: AnyStruct): Schema {
  const branches = branchesOf(struct);
  if (branches.length > 0) return { anyOf: branches.map(jsonSchema) };
  const types = unionTypes(struct).map((type) => jsonTypes[type]);
  return types.every((type) => type !== undefined)
    ? { type: [...new Set(['string', ...types])] }
    : { description: describeStruct(struct) };
}

const jsonTypes: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  array: 'array',
  object: 'object',
  type: 'object',
  record: 'object',
};

function objectSchema(shape: Readonly<Record<string, AnyStruct>>, strict: boolean): Schema {
  const entries = Object.entries(shape);
  const required = entries.filter(([, child]) => !isOptional(child)).map(([key]) => key);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([key, child]) => [key, jsonSchema(child)])),
    ...(required.length ? { required } : {}),
    ...(strict ? { additionalProperties: false } : {}),
  };
}
