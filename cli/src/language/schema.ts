import { AnswerShape } from './answers.ts';
import { beforeStart } from './before-start.ts';
import { durationWords } from './duration.ts';
import type { headingKeys } from './heading.ts';
import { phrasesOf } from './phrases.ts';
import { filledOr, jsonSchemaOf, placeholder, type Schema } from './struct-schema.ts';
import { isOptional } from './struct-shape.ts';
import type { Vocabulary } from './vocabulary.ts';
import { anotherWindow } from './windows.ts';

/** Generates scenarios/schema.json: the JSON schema of scenario files. */
export function schemaText(vocabulary: Vocabulary): string {
  return `${JSON.stringify(schemaOf(vocabulary), null, 2)}\n`;
}

function schemaOf(vocabulary: Vocabulary): Schema {
  const strings = { type: 'array', items: { type: 'string' } };
  const personas = vocabulary.personas.map(({ id }) => id);
  const properties: Record<(typeof headingKeys)[number], Schema> = {
    scenario: {
      type: 'string',
      description: 'The name of the scenario, as a fact in the present tense',
    },
    tags: { type: 'array', items: filledOr({ enum: vocabulary.tags.map(({ name }) => name) }) },
    covers: {
      ...strings,
      description: 'Ids in tests/requirements.tsv that this scenario tests',
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
    at: {
      type: 'string',
      pattern: `^\\d{4}-\\d{2}-\\d{2}[ T]\\d{1,2}:\\d{2}$|${placeholder}`,
      description: 'When the scenario begins, in its time zone: 2026-12-31 20:00',
    },
    'time zone': {
      type: 'string',
      description: `The IANA time zone of everybody's machine; with \`at\`, America/Los_Angeles by default`,
    },
    keyboard: {
      description: 'Use the keyboard only (browser)',
      ...filledOr({ type: 'boolean' }),
    },
    each: {
      type: 'array',
      items: { type: 'object' },
      description: 'A table; <column> is replaced with its value in each row',
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
      { type: 'string', pattern: '^(when .+ fails with .+|swap \\S+ for \\S+)$' },
      { type: 'string', pattern: placeholder, description: 'Words from the table' },
      {
        type: 'object',
        minProperties: 1,
        maxProperties: 1,
        properties: {
          ...Object.fromEntries(
            spoken.map(({ name, says, input }) => [
              name,
              { description: says, ...filledOr(jsonSchemaOf(input)) },
            ]),
          ),
          use: { description: 'The steps of another file' },
          [anotherWindow]: {
            description: 'The same person does these steps in a second window',
            $ref: '#/$defs/steps',
          },
          [beforeStart]: {
            description: 'Loads the page again, and does these steps on it before it has started',
            $ref: '#/$defs/steps',
          },
        },
        patternProperties: {
          [placeholder]: { description: 'Words from the table' },
          '^as .+$': { $ref: '#/$defs/steps' },
          '^when .+ fails with$': { description: `How it fails. Durations: ${durationWords}` },
          '^when .+ answers$': {
            description:
              'The answer, which must fit the contract of the call, unless it is malformed',
            ...jsonSchemaOf(AnswerShape),
          },
          '^swap \\S+ for$': { type: 'string' },
        },
        additionalProperties: false,
      },
    ],
  };
}
