import { baseOf } from '@fairlead/contracts';
import { calls } from '@fairlead/contracts/calls';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { jsonSchemaOf } from '../openapi/json-schema.ts';
import { createTestClient } from '../test-kit/test-client.ts';
import { createWorlds } from '../worlds/worlds.ts';
import { handleRequest } from './handle-request.ts';

const database = await openDatabase({});
afterAll(() => database.close());
const options = { database, worlds: createWorlds(database), controlToken: 'control' };

async function send(request: Request): Promise<Response> {
  const response = await handleRequest(request, options);
  if (!response) throw new Error(`Nothing is at ${request.url}`);
  return response instanceof Response ? response : new Response(response.text, response);
}

const origin = 'http://localhost:4400';
const client = await createTestClient(send, origin, 'admin');
const long = 'x'.repeat(5000);

/** A value that a schema accepts as far as its kind goes, with long texts in it. */
function fillIn(schema: ReturnType<typeof jsonSchemaOf>): unknown {
  const {
    type,
    properties = {},
    items,
    enum: choices,
    anyOf,
  } = schema as {
    readonly type?: string;
    readonly properties?: Readonly<Record<string, typeof schema>>;
    readonly items?: typeof schema;
    readonly enum?: readonly unknown[];
    readonly anyOf?: readonly (typeof schema)[];
  };
  if (choices) return choices[0];
  if (anyOf?.[0]) return fillIn(anyOf[0]);
  if (type === 'string') return long;
  if (type === 'array') return items ? [fillIn(items)] : [];
  if (type === 'number' || type === 'integer') return 1;
  if (type === 'boolean') return true;
  const inner = Object.entries(properties).map(([name, one]) => [name, fillIn(one)]);
  return inner.length > 0 ? Object.fromEntries(inner) : { [long]: long };
}

const ownCalls = calls.map(({ name, method, service, path, body }) => ({
  name,
  method,
  path: `${baseOf(service)}/${path.replace(/^\//, '')}`.replace(/:\w+/g, long),
  bodies:
    method === 'GET' ? [undefined] : [long, { [long]: long }, [long], fillIn(jsonSchemaOf(body))],
}));

const others = [
  '/sandbox/api/sign-in',
  '/sandbox/api/sign-up',
  '/sandbox/api/open-link',
  '/sandbox/api/sign-out',
  '/sandbox/api/esign/documents',
  '/sandbox/api/control/enter',
  `/sandbox/api/${long}`,
  `/api/${long}`,
].map((path) => ({
  name: path.slice(0, 40),
  method: 'POST',
  path,
  bodies: [
    long,
    [long],
    { [long]: long },
    { email: long },
    { email: `${long}@example.com` },
    { link_id: long },
    { id: long, key: long, name: long },
    { persona: long },
  ],
}));

test.each([...ownCalls, ...others])(
  'no refusal of $name repeats more than 200 characters of the request',
  async ({ method, path, bodies }) => {
    for (const body of bodies) {
      const { status, body: answer } = await client.call(method, path, body);
      if (status !== 200 || method === 'POST')
        expect(JSON.stringify(answer)).not.toContain('x'.repeat(201));
    }
  },
);
