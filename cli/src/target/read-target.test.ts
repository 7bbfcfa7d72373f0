import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readTarget } from './read-target.ts';

const cwd = mkdtempSync(join(tmpdir(), 'fairlead-targets-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

function reading(given: string, yaml = '', env: Record<string, string> = {}) {
  writeFileSync(join(cwd, 'fairlead.targets.yaml'), yaml || 'targets: {}');
  return readTarget(given, { cwd, env });
}

const partner = `targets:
  partner:
    url: https://staging.partner.example.com
    accounts:
      ms-released: { bearer: CLIENT_TOKEN }
      admin: { cookie: ADMIN_COOKIE }
`;
const secrets = { CLIENT_TOKEN: 'one', ADMIN_COOKIE: 'session=two' };

test('a target is named by its address, and its control token comes from the environment', () => {
  expect(reading('http://localhost:4400/x', '', { FAIRLEAD_STAGING_TOKEN: 'token' })).toEqual({
    url: 'http://localhost:4400',
    controlToken: 'token',
    accounts: {},
  });
});

test.each(['partner', 'https://staging.partner.example.com'])(
  'the accounts of %s are read from the environment',
  (given) => {
    expect(reading(given, partner, secrets).accounts).toEqual({
      'ms-released': { bearer: 'one' },
      admin: { cookie: 'session=two' },
    });
  },
);

test('a server with accounts does not get the control token of another server', () => {
  const env = { ...secrets, FAIRLEAD_STAGING_TOKEN: 'ours' };
  expect(reading('partner', partner, env).controlToken).toBeNull();
  const named = partner.replace('accounts:', 'control_token: THEIR_TOKEN\n    accounts:');
  expect(reading('partner', named, { ...env, THEIR_TOKEN: 'theirs' }).controlToken).toBe('theirs');
});

test.each([
  ['partnr', partner, 'did you mean partner?'],
  ['ftp://x', '', 'is neither msw, nor an http address, nor a name in fairlead.targets.yaml'],
  ['http://me:secret@localhost', '', '--target holds a user name or a password'],
  ['partner', partner, 'from the variable CLIENT_TOKEN, which is not set'],
  [
    'partner',
    partner.replace('CLIENT_TOKEN', 'abc-secret'),
    'targets.partner.accounts.ms-released',
  ],
  [
    'partner',
    partner.replace('https://', ''),
    'fairlead.targets.yaml: the url of partner is no http address: staging.partner.example.com',
  ],
  ['partner', 'targets: [', 'fairlead.targets.yaml is not valid YAML'],
])('%s is refused with a sentence', (given, yaml, sentence) => {
  expect(() => reading(given, yaml)).toThrow(sentence);
});

test('a refusal repeats no secret', () => {
  expect(() => reading('http://me:secret@localhost')).not.toThrow(/secret@/);
});
