import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResolvedMap } from '@fairlead/build';
import { expect, test } from 'vitest';
import { see, stage, visit } from './page.ts';

/** A text that is in a library's code exactly where the library is defined. */
const signatures = {
  react: 'react.memo_cache_sentinel',
  'react-dom': '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
  effector: 'unit call from pure function is not supported',
  'effector-react': 'No scope found, consider adding <Provider> to app root',
  'single-spa': 'single-spa:before-first-mount',
} as const;

test.each(Object.entries(signatures))('%s is in one file of the deployment', (_, signature) => {
  const { integrity } = JSON.parse(
    readFileSync(join(stage.dist, 'import-map.json'), 'utf8'),
  ) as ResolvedMap;
  const files = Object.keys(integrity).filter(
    (file) =>
      file.endsWith('.js') && readFileSync(join(stage.dist, file), 'utf8').includes(signature),
  );
  expect(files).toHaveLength(1);
});

test('the page holds one lit, one reactive element and one React renderer', async () => {
  const page = await visit('/');
  await see(page, '#main', 'Intake');
  const counts = await page.execute(() => {
    const { litHtmlVersions, reactiveElementVersions } = globalThis as unknown as {
      litHtmlVersions: string[];
      reactiveElementVersions: string[];
    };
    return [litHtmlVersions.length, reactiveElementVersions.length];
  });
  expect(counts).toEqual([1, 1]);
});

test('a specifier is one module instance for every importer', async () => {
  const page = await visit('/');
  await see(page, '#main', 'Intake');
  const differing = await page.execute(async () => {
    const map = JSON.parse(document.getElementById('fairlead-map')?.textContent ?? '{}') as {
      imports: Record<string, string>;
    };
    const shared = [
      'react',
      'react/jsx-runtime',
      'react-dom',
      'react-dom/client',
      'effector',
      'effector-react',
      'lit',
      'superstruct',
      '@fairlead/domain',
      '@fairlead/contracts',
      '@fairlead/store',
      '@fairlead/ui',
      '@fairlead/mfe-kit',
    ];
    const parents = Object.values(map.imports)
      .filter((url) => /mfe-(?:header|intake)/.test(url))
      .map((url) => new URL(url, location.href).href);
    const found = await Promise.all(
      shared.map(async (name) => {
        const instances = await Promise.all(
          [undefined, ...parents].map((parent) => System.import(name, parent)),
        );
        return new Set(instances).size === 1 ? null : name;
      }),
    );
    return found.filter(Boolean);
  });
  expect(differing).toEqual([]);
});

test('no file of the app is fetched twice, and the document requests every script of the first screen', async () => {
  const page = await visit('/');
  await see(page, '#main', 'Intake');
  const [fetched, asked] = await page.execute(() => [
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/') && path.endsWith('.js')),
    [...document.querySelectorAll<HTMLScriptElement>('script[data-modules]')].map(
      ({ src }) => new URL(src).pathname,
    ),
  ]);
  expect(fetched).toEqual([...new Set(fetched)]);
  // What starts the page, and what is loaded after the first screen.
  const apart =
    /\/(?:boot|watchdog|vendors\.|after-|root-config\.control|domain\.route-conflicts|chunk-control|chunk-swap-refusal|chunk-load-script|chunk-vendor-load-error|chunk-web-component)/;
  expect(fetched?.filter((path) => !apart.test(path)).sort()).toEqual(asked?.sort());
});
