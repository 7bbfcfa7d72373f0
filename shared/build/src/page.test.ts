import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderPage } from './page.ts';
import { listPages } from './pages.ts';
import type { DrawnDocument } from './prerender/drawn-page.ts';
import { productionEnv } from './testing/production-env.ts';

type ModuleStyles = Readonly<Record<string, readonly string[]>>;

/** The document of this repository with the settings of a production build. */
function rendered(
  drawn?: DrawnDocument,
  title?: string,
  modules: ModuleStyles = {},
  imports: Readonly<Record<string, string>> = {},
  screenFiles: readonly string[] = [],
): string {
  const { settings } = listPages('production', [], {}, productionEnv).index;
  return renderPage({
    template: readFileSync(new URL('../../../root-config/src/index.html', import.meta.url), 'utf8'),
    map: {
      revision: 'r1',
      imports,
      integrity: {},
      depcache: {},
      modules: Object.fromEntries(
        Object.entries(modules).map(([name, css]) => [
          name,
          { version: '1.0.0', css, requires: {} },
        ]),
      ),
      rest: { url: '/assets/map-12345678.json', integrity: 'sha384-x' },
    },
    watchdog: { url: '/assets/watchdog.js', integrity: 'sha384-w' },
    boot: { url: '/assets/boot.js', integrity: 'sha384-x' },
    settings,
    title,
    description: 'Insurance for “small” & "new" companies.',
    early: 'early()',
    drawn,
    modules: Object.keys(modules),
    screenFiles,
  });
}

test('without JavaScript, the document says so first, with where to write', () => {
  const [, body = ''] = rendered().split('<body>');
  expect(body.trim()).toMatch(
    /^<noscript><p class="wrap">Fairlead needs JavaScript\. .*email us: <a href="mailto:team@example\.com">team@example\.com<\/a><\/p><\/noscript>/,
  );
});

test('SHELL-018 the document has a crash page for a start that fails, with this deployment’s email address', () => {
  const [, crash = ''] = rendered().match(/<section id="not-started"[^>]*>(.*?)<\/section>/s) ?? [];
  expect(crash.trim().split(/\n\s*/)).toEqual([
    '<div class="crash" role="alert">',
    '<h1 class="title">Something went sideways.</h1>',
    '<p class="muted">Fairlead didn’t start. Check your connection and try again; what you entered is saved in this browser. Or email us: <a href="mailto:team@example.com">team@example.com</a></p>',
    '<div class="row">',
    '<a class="button" href="" target="_self">Try again</a>',
    '<a class="button button-secondary" href="mailto:team@example.com">TALK TO AN ADVISOR</a>',
    '</div>',
    '</div>',
  ]);
});

test('a drawn document has its screen for each experience', () => {
  const document = rendered({
    area: 'intake',
    files: [],
    isUsable: true,
    header: { 'only-fairlead': '<b>Fairlead</b>', 'only-vanta': '<b>Vanta</b>' },
    main: { '': '<h1>Start</h1>' },
    criticalCss: {},
  });
  const [head = '', body = ''] = document.split('<body>');
  expect(head).toContain('<script>early()</script>');
  expect(body).toContain(
    '<div data-drawn="header" class="only-fairlead"><b>Fairlead</b></div><div data-drawn="header" class="only-vanta"><b>Vanta</b></div>',
  );
  expect(body).toContain('<div data-drawn="intake"><h1>Start</h1></div>');
});

test('a drawn document has the first rules of all sheets in its head, the sheets at its end', () => {
  const document = rendered(
    {
      area: 'intake',
      files: [],
      isUsable: true,
      header: {},
      main: {},
      criticalCss: { '/ui.css': '.stack{display:grid}', '/area.css': '.more{display:none}' },
    },
    undefined,
    { '@fairlead/ui': ['/ui.css'], '@fairlead/mfe-intake': ['/area.css'] },
  );
  const styles = document.match(/<style>.*?<\/style>|href="[^"]*\.css"/gs);
  expect(styles).toEqual([
    '<style>.stack{display:grid}.more{display:none}</style>',
    'href="/ui.css"',
    'href="/area.css"',
  ]);
});

test.each([
  ['a screen that waits for its data', { isUsable: false }, ' fetchpriority="high"'],
  ['no screen', undefined, ' fetchpriority="high"'],
  ['a screen that can be used without scripts', { isUsable: true }, ''],
])('a document with %s gives its scripts this priority: %s', (_, drawn, priority) => {
  const document = rendered(
    drawn && { area: 'intake', files: [], header: {}, main: {}, criticalCss: {}, ...drawn },
    undefined,
    { '@fairlead/mfe-intake': [] },
    { '@fairlead/mfe-intake': '/assets/intake.js' },
  );
  const scripts = document.match(/src="\/assets\/[^>]*>/g) ?? [];
  expect(scripts.map((script) => script.replace(/ integrity.* defer/, ''))).toEqual([
    `src="/assets/watchdog.js"${priority}>`,
    `src="/assets/boot.js"${priority}>`,
    `src="/assets/intake.js"${priority}>`,
  ]);
});

test('a document asks for the code of its screen, and says which area it belongs to', () => {
  const document = rendered(
    { area: 'packages', files: [], isUsable: false, header: {}, main: {}, criticalCss: {} },
    undefined,
    { '@fairlead/mfe-packages': [] },
    { '@fairlead/mfe-packages': '/assets/packages.js' },
    ['/assets/billing.js'],
  );
  expect(document.match(/<script data-modules[^>]*\.js"/g)).toEqual([
    '<script data-modules src="/assets/packages.js"',
    '<script data-modules="packages" src="/assets/billing.js"',
  ]);
});

test('a document whose screen waits for flags asks for the script that loads them, if the deployment has a flag service', () => {
  const asksForFlags = (env: NodeJS.ProcessEnv) =>
    Object.entries(listPages('production', [], {}, env)).flatMap(([name, { modules }]) =>
      modules.includes('@fairlead/vendors/flags') ? [name] : [],
    );
  const withFlags = asksForFlags({ ...productionEnv, FAIRLEAD_FLAGS_CLIENT_ID: 'acme' });
  expect(withFlags).toContain('market-submission');
  expect(withFlags).toContain('admin-submissions');
  expect(withFlags).not.toContain('question-set');
  expect(withFlags).not.toContain('intake');
  expect(asksForFlags({ ...productionEnv, FAIRLEAD_FLAGS_CLIENT_ID: '' })).toEqual([]);
});

test('a document that isn’t drawn has nothing in place of its screen', () => {
  expect(rendered()).not.toContain('data-drawn');
});

test('a document is named after its screen and the product, and described', () => {
  const document = rendered(undefined, 'Terms & prices');
  expect(document).toContain('<title>Terms &amp; prices · Fairlead</title>');
  expect(document).toContain(
    '<meta name="description" content="Insurance for “small” &amp; &quot;new&quot; companies.">',
  );
  expect(rendered()).toContain('<title>Fairlead</title>');
});

test('each page of a build has a title and a description of its own, but those without a screen', () => {
  const { index, return: back, ...routes } = listPages('production', [], {}, productionEnv);
  expect([index.title, back?.title]).toEqual(['Page not found', undefined]);
  expect(Object.values(routes).filter(({ title }) => !title)).toEqual([]);
  const described = [index, back, ...Object.values(routes)].map((page) => page?.description);
  expect(new Set(described).size).toBe(described.length);
  expect(routes.review).toMatchObject({
    title: 'Review your application',
    description: 'Check the answers of your application before we look for coverage.',
  });
});
