import { openArea } from '@fairlead/mfe-kit/element-test';
import { createSandbox } from '@fairlead/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { fairlead } from '../package.json';
import * as area from './main.tsx';
import { routes } from './sandbox.ts';

/** Opens the area for a client of the sandbox. */
async function open(address: string) {
  const sandbox = await createSandbox();
  sandbox.addCalls(routes);
  const { answer } = sandbox.visitor('ms-released');
  const opened = await openArea(area, { routes: fairlead.routes, address, answer });
  onTestFinished(opened.close);
  return opened;
}

const search = page.getByRole('textbox', { name: 'Search' });

test('a search leaves the claims that have its words', async () => {
  const { element } = await open('/claims');
  await expect.poll(() => element.innerText).toContain('Water damage: Open');
  await search.fill('laptop');
  await expect.poll(() => element.innerText).not.toContain('Water damage');
  expect(element.innerText).toContain('Stolen laptop: Settled');
});

test('a search that no claim fits says so', async () => {
  const { element } = await open('/claims');
  await search.fill('earthquake');
  await expect.poll(() => element.innerText).toContain('You have no such claim.');
});
