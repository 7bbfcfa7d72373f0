import { expect, test } from 'vitest';
import { begin, see } from './page.ts';

type ImportMap = { readonly imports: Readonly<Record<string, string>> };

/** The areas whose entries the open page has asked for; their chunks come only through those. */
const areasAskedFor = async (page: Awaited<ReturnType<typeof begin>>) => {
  const map = (await (
    await fetch(new URL('/import-map.json', await page.getUrl()))
  ).json()) as ImportMap;
  const asked = await page.execute(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  return Object.entries(map.imports)
    .filter(([name, url]) => isArea(name) && asked.includes(new URL(url, 'http://here').pathname))
    .map(([name]) => name);
};

const isArea = (name: string) =>
  name.startsWith('@fairlead/mfe-') && !name.startsWith('@fairlead/mfe-kit');

test('the landing page of a renewal asks for no script of another area', async () => {
  const page = await begin({ persona: 'renewal-ready' });
  await see(page, 'It’s time to renew', '#main h1');
  expect((await areasAskedFor(page)).sort()).toEqual([
    '@fairlead/mfe-header',
    '@fairlead/mfe-renewal',
  ]);
});
