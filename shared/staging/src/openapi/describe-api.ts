import { calls } from '@fairlead/contracts/calls';
import { type AnyEndpoint, type AnyShape, baseOf } from '@fairlead/contracts/endpoint';
import { isParameter, segmentsOf } from '@fairlead/domain';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';

export type Operation = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly description: string;
  readonly parameters: readonly JsonSchema[];
  readonly requestBody?: JsonSchema;
  readonly responses: Readonly<Record<string, JsonSchema>>;
};

export type OpenApi = {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: JsonSchema;
};

/** Describes every call of the product in OpenAPI, from the contracts. */
export function describeApi(): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of calls) {
    const path = baseOf(call.service) + bracedPath(call.path);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Fairlead', version: '1' },
    paths,
    components: { schemas: { Error: errorSchema } },
  };
}

const errorSchema: JsonSchema = {
  type: 'object',
  properties: {
    message: { type: 'string' },
    error_code: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    status_code: { type: 'integer' },
    detail: {},
  },
  required: ['message'],
};

const isNothing = ({ type, schema }: AnyShape) => type === 'literal' && schema === undefined;

function operationOf(call: AnyEndpoint): Operation {
  return {
    operationId: call.name,
    tags: [call.service],
    description: `Required by ${call.source}.`,
    parameters: [...pathParameters(call), ...queryParameters(call), ...headerParameters(call)],
    ...(isNothing(call.body) ? {} : { requestBody: { content: json(jsonSchemaOf(call.body)) } }),
    responses: {
      200: { description: 'Done', content: json(jsonSchemaOf(call.answer)) },
      ...errors(call),
    },
  };
}

const json = (schema: JsonSchema): JsonSchema => ({ 'application/json': { schema } });

function errors({ errors: expected }: AnyEndpoint): Record<string, JsonSchema> {
  const content = json({ $ref: '#/components/schemas/Error' });
  const statuses = [...new Set(expected.map(({ status }) => status))];
  return Object.fromEntries(
    statuses.map((status) => {
      const same = expected.filter((one) => one.status === status);
      const texts = same.map(({ code, means }) => (code ? `${code}: ${means}` : means));
      return [status, { description: texts.join('; '), content }];
    }),
  );
}

const pathParameters = ({ path }: AnyEndpoint): JsonSchema[] =>
  segmentsOf(path)
    .filter(isParameter)
    .map((segment) => ({
      name: segment.slice(1),
      in: 'path',
      required: true,
      schema: { type: 'string' },
    }));

/** A contract's path as OpenAPI writes it: `/a/:b` is `/a/{b}`. */
const bracedPath = (path: string): string =>
  `/${segmentsOf(path)
    .map((segment) => (isParameter(segment) ? `{${segment.slice(1)}}` : segment))
    .join('/')}`;

function queryParameters({ query }: AnyEndpoint): JsonSchema[] {
  const { properties = {}, required = [] } = jsonSchemaOf(query) as {
    properties?: Record<string, JsonSchema>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const headerParameters = ({ headers }: AnyEndpoint): JsonSchema[] =>
  headers.map((name) => ({ name, in: 'header', required: false, schema: { type: 'string' } }));
