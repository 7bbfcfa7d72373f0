import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listPages } from './pages.ts';
import { missingSettings, readVendorSettings, vendorVariables } from './read-vendor-settings.ts';
import { productionEnv } from './testing/production-env.ts';
import { sandboxVendors } from './vendor-settings.ts';

const everything = {
  ...productionEnv,
  ...Object.fromEntries(
    Object.values(vendorVariables).map(({ variable }) => [variable, `the ${variable}`]),
  ),
};

test('a production page has the build environment’s settings', () => {
  const env = { ...everything, FAIRLEAD_ENVIRONMENT: 'staging' };
  const settings = readVendorSettings(env);
  expect(settings).toMatchObject({
    environment: 'staging',
    release: 'the FAIRLEAD_RELEASE',
    ambassadorCampaign: 'the FAIRLEAD_AMBASSADOR_CAMPAIGN',
  });
  expect(missingSettings(settings)).toEqual([]);
  const { index } = listPages('production', [], {}, env);
  expect(index?.settings.vendors).toEqual(settings);
});

test('a build environment without vendor keys makes a production page without a key of the sandbox', () => {
  const { index } = listPages('production', [], {}, productionEnv);
  const { environment, ...rest } = index?.settings.vendors ?? sandboxVendors;
  expect(environment).toBe('production');
  expect(new Set(Object.values(rest))).toEqual(new Set(['']));
});

test('each missing vendor of a deployment is reported in a sentence', () => {
  const env = { ...everything, FAIRLEAD_ENVIRONMENT: 'production', FAIRLEAD_CHAT_KEY: '' };
  expect(missingSettings(readVendorSettings(env))).toEqual([
    'FAIRLEAD_CHAT_KEY is not set: the chat doesn’t open.',
  ]);
});

test('an unknown environment stops the build', () => {
  expect(() => readVendorSettings({ FAIRLEAD_ENVIRONMENT: 'prod' })).toThrow(
    "FAIRLEAD_ENVIRONMENT is 'prod'.",
  );
});

test('pages with the sandbox use its stand-ins, regardless of the build environment', () => {
  expect(listPages('sandbox', [], {}, everything).index?.settings.vendors).toBe(sandboxVendors);
});

test('docs/production.md lists every variable', () => {
  const page = readFileSync(new URL('../../../docs/production.md', import.meta.url), 'utf8');
  for (const { variable, is, without } of Object.values(vendorVariables))
    expect(page).toContain(`| \`${variable}\` | ${is} | ${without} |`);
});
