import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { follow, see, stage, visit } from './page.ts';

type Outcomes = { results: string[]; isHacked: boolean };

test('a script of a foreign origin is refused', async () => {
  const page = await visit('/');
  await see(page, '#main', 'Intake');
  expect(await tryScript('https://evil.example.com/x.js')).toContain('not in the import map');
});

test('a script of this origin that the import map does not name is refused', async () => {
  expect(await tryScript('/import-map.json')).toContain('not in the import map');
  expect(await tryScript('/assets/unknown.js')).toContain('not in the import map');
});

test('a vendor may load its script only where a route needs it', async () => {
  expect(await tryScript('https://js.stripe.com/endive/stripe.js')).toContain(
    'not in the import map',
  );
  expect(await tryScript('https://maps.googleapis.com/maps/api/js?key=k')).toBe('allowed');
});

test('inline script, eval and HTML with script in it do not run', async () => {
  const page = await visit('/');
  await see(page, '#main', 'Intake');
  const outcomes = await page.executeAsync<Outcomes, []>((done) => {
    const target = globalThis as { hacked?: boolean };
    const attempt = (run: () => unknown) => {
      try {
        run();
        return 'ran';
      } catch (error) {
        return error instanceof Error ? error.name : 'refused';
      }
    };
    // WebDriver's own code is exempt from the policy; a timer's is not.
    setTimeout(() => {
      const results = [
        // biome-ignore lint/security/noGlobalEval: this is what must not work.
        attempt(() => globalThis.eval('globalThis.hacked = true')),
        attempt(() => new Function('globalThis.hacked = true')()),
        attempt(() => {
          document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="hacked = true">');
        }),
        attempt(() => {
          const script = document.createElement('script');
          script.textContent = 'globalThis.hacked = true';
          document.body.append(script);
          if (!target.hacked) throw new Error('The script did not run.');
        }),
      ];
      done({ results, isHacked: target.hacked ?? false });
    });
  });
  expect(outcomes.isHacked).toBe(false);
  expect(outcomes.results).not.toContain('ran');
});

test('an entry of the import map without integrity is refused', async () => {
  const page = await visit('/');
  await see(page, '#main', 'Intake');
  const message = await page.execute(async () => {
    System.addImportMap({ imports: { evil: '/assets/evil.js' } });
    return System.import('evil').then(
      () => 'loaded',
      (error: Error) => error.message,
    );
  });
  expect(message).toContain('no integrity');
});

test('a map that was added from elsewhere vouches for no file, even if it has its integrity', async () => {
  const page = await visit('/');
  await see(page, '#main', 'Intake');
  const message = await page.execute(async () => {
    const file = await (await fetch('/settings.json')).arrayBuffer();
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', file));
    const integrity = `sha384-${btoa(String.fromCharCode(...hash))}`;
    System.addImportMap({
      imports: { foreign: '/settings.json' },
      integrity: { '/settings.json': integrity },
    } as Parameters<typeof System.addImportMap>[0]);
    return System.import('foreign').then(
      () => 'loaded',
      (error: Error) => error.message,
    );
  });
  expect(message).toContain('no integrity');
});

test('a style sheet of an area without integrity is refused, as a script is', async () => {
  const page = await visit('/');
  await see(page, '#main', 'Intake');
  await page.execute(() => {
    type PageContext = { map: { modules: Record<string, { css: string[] }> } };
    const context = (globalThis as unknown as Record<symbol, PageContext>)[
      Symbol.for('fairlead.page-context')
    ];
    context?.map.modules['@fairlead/mfe-decision']?.css.push('/assets/unknown.css');
  });
  await follow(page, '/unsupported-location');
  await see(page, '#main', 'Something went sideways.');
  const asked = await page.execute(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(asked.filter((path) => path.endsWith('.css'))).not.toEqual([]);
  // Not even asked for: one that is there would apply before anyone could look at it.
  expect(asked).not.toContain('/assets/unknown.css');
});

test('the page is answered with a policy that allows no inline script', async () => {
  const { headers } = await fetch(`${stage.url}/`);
  const policy = headers.get('content-security-policy') ?? '';
  const scripts = policy.split('; ').find((part) => part.startsWith('script-src')) ?? '';
  expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval/);
  expect(policy).toContain("require-trusted-types-for 'script'");
});

async function tryScript(url: string): Promise<string> {
  const page = await visit('/');
  await see(page, '#main', 'Intake');
  return page.execute((src) => {
    try {
      document.createElement('script').src = src;
      return 'allowed';
    } catch (error) {
      return error instanceof Error ? error.message : 'refused';
    }
  }, url);
}

test('every built file, the boot script and the fonts too, is cached by the browser permanently', async () => {
  const files = readdirSync(join(stage.dist, 'assets')).filter(
    (name) => !/\.(?:br|gz)$/.test(name),
  );
  expect(files.some((name) => name.startsWith('boot-'))).toBe(true);
  expect(files.some((name) => name.endsWith('.woff2'))).toBe(true);
  for (const file of files) {
    const { headers } = await fetch(`${stage.url}/assets/${file}`, { method: 'HEAD' });
    expect([file, headers.get('cache-control')]).toEqual([
      file,
      'public, max-age=31536000, immutable',
    ]);
  }
});
