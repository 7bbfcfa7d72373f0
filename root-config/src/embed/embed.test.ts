// @vitest-environment happy-dom
import type { Host } from '@fairlead/mfe-kit/shell';
import { $history, requestFx } from '@fairlead/store';
import { fork, type Scope } from 'effector';
import { expect, test } from 'vitest';
import { type PageContext, setPageContext } from '../page/page-context.ts';
import { embed } from './embed.ts';

type Shell = Parameters<typeof embed>[0];

/** Starts what embeds elements, on a page to which no module comes. */
async function embedWithoutModules() {
  setPageContext({
    ...{ origin: 'https://product.example.com', settings: { timeLimits: { load: 1000 } } },
  } as unknown as PageContext);
  const createHost = (
    history: Parameters<Shell['createHost']>[0],
    _: AbortSignal,
    __: Promise<void>,
    more: (scope: Scope) => Partial<Host> = () => ({}),
  ) => {
    const scope = fork({
      values: [[$history, history]],
      handlers: [[requestFx, () => new Promise(() => {})]],
    });
    return { scope, host: { scope, ...more(scope) }, report: () => {} };
  };
  const shell = {
    createHost,
    createLoadLimit: () => (load: () => Promise<unknown>) => load(),
    createToasts: () => document.createElement('div'),
    importMicroFrontend: async () => {
      throw new Error('It did not arrive.');
    },
    moduleOf: (area: string) => `@fairlead/mfe-${area}`,
  };
  await embed(shell as unknown as Shell);
  await new Promise((resolve) => setTimeout(resolve));
}

test('an element whose script isn’t there says so; one that is there has its own crash page', async () => {
  customElements.define('fairlead-header', class extends HTMLElement {});
  document.body.innerHTML =
    '<fairlead-header></fairlead-header><fairlead-intake path="/"></fairlead-intake>';
  await embedWithoutModules();
  const saysSo = (tag: string) => document.querySelector(`${tag} > [data-crash]`) !== null;
  expect(saysSo('fairlead-intake')).toBe(true);
  expect(saysSo('fairlead-header')).toBe(false);
});
