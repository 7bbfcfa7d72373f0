import { expect, test } from 'vitest';
import { renderPage } from './page.ts';
import { listPages } from './pages.ts';
import { productionEnv } from './testing/production-env.ts';

test('a page that does not start names the address of this deployment', () => {
  const { settings } = listPages('production', [], {}, productionEnv).index;
  const page = renderPage({
    template: '<p>Write to us: <!-- write to --></p>',
    map: { revision: 'r1', imports: {}, integrity: {}, depcache: {}, modules: {} },
    boot: { url: '/assets/boot.js', integrity: 'sha384-x' },
    settings,
    modules: [],
  });
  expect(page).toBe('<p>Write to us: <a href="mailto:team@example.com">team@example.com</a></p>');
});
