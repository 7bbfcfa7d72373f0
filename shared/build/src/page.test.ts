import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderPage } from './page.ts';
import { listPages } from './pages.ts';
import { productionEnv } from './testing/production-env.ts';

test('SHELL-018 the document has a crash page for a start that fails, with this deployment’s email address', () => {
  const { settings } = listPages('production', [], {}, productionEnv).index;
  const page = renderPage({
    template: readFileSync(new URL('../../../root-config/src/index.html', import.meta.url), 'utf8'),
    map: {
      revision: 'r1',
      imports: {},
      integrity: {},
      depcache: {},
      modules: {},
      rest: { url: '/assets/map-12345678.json', integrity: 'sha384-x' },
    },
    boot: { url: '/assets/boot.js', integrity: 'sha384-x' },
    settings,
    modules: [],
  });
  const [, crash = ''] = page.match(/<section id="not-started"[^>]*>(.*?)<\/section>/s) ?? [];
  expect(crash.trim().split(/\n\s*/)).toEqual([
    '<div class="crash" role="alert">',
    '<h1 class="title">Something went sideways.</h1>',
    '<p class="muted">Fairlead didn’t start. What you entered is saved in this browser. Try again, or email us: <a href="mailto:team@example.com">team@example.com</a></p>',
    '<div class="row">',
    '<a class="button" href="mailto:team@example.com">TALK TO AN ADVISOR</a>',
    '<a class="button button-secondary" href="" target="_self">Try again</a>',
    '</div>',
    '</div>',
  ]);
});
