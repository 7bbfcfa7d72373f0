import { calls } from '@fairlead/contracts/calls';
import * as s from 'superstruct';
import { expect, test } from 'vitest';
import { describeApi } from './describe-api.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { renderApiPage } from './render-page.ts';

test('every call is described once', () => {
  const ids = Object.values(describeApi().paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(ids.sort()).toEqual(calls.map(({ name }) => name).sort());
});

test('a call is described with its parameters, bodies and errors', () => {
  const { paths } = describeApi();
  expect(paths['/api/client-backend/market-submission/{id}/status']?.get).toMatchObject({
    operationId: 'get-market-submission-status',
    tags: ['client-backend'],
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
    responses: { 200: { description: 'Done' } },
  });
  const bind = paths['/api/client-backend/issuance/bind-request']?.post;
  expect(bind?.parameters).toContainEqual({
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string' },
  });
  expect(bind?.requestBody).toMatchObject({
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: { billing_interval: { enum: ['MONTHLY', 'ANNUALLY'] } },
          additionalProperties: false,
        },
      },
    },
  });
});

test.each([
  [s.string(), { type: 'string' }],
  [s.nullable(s.integer()), { anyOf: [{ type: 'integer' }, { type: 'null' }] }],
  [s.enums(['A', 'B']), { enum: ['A', 'B'] }],
  [s.array(s.boolean()), { type: 'array', items: { type: 'boolean' } }],
  [s.unknown(), {}],
  [
    s.type({ id: s.string(), note: s.optional(s.string()) }),
    {
      type: 'object',
      properties: { id: { type: 'string' }, note: { type: 'string' } },
      required: ['id'],
    },
  ],
])('schema %# becomes JSON Schema', (struct, expected) => {
  expect(jsonSchemaOf(struct)).toEqual(expected);
});

test('the page shows every call and no markup of a text', () => {
  const page = renderApiPage(describeApi());
  expect(page.match(/<details>/g)).toHaveLength(calls.length);
  expect(page).not.toContain('<script');
});
