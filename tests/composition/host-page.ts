import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { compile } from 'svelte/compiler';
import { root } from './deployment.ts';

const hosts = join(root, 'tests/examples/hosts');
const read = (file: string) => readFileSync(join(hosts, file), 'utf8');

/**
 * A page with elements of ours that is made with another framework, as its developers would write it. A test adds the boot
 * script that `data-boot` names, so that it sees the page before the script is there.
 */
export async function createHostPage(name: string, boot: string): Promise<string> {
  const script = await scriptOf(name);
  return `<!doctype html>
    <html lang="en" data-boot="${boot}">
      <title>Host</title>
      <style>${read('page.css')}</style>
      ${read(`${name}/body.html`)}
      <footer>The partner’s own</footer>
      <script>${script.replaceAll(/<(?=\/script)/gi, '\\x3c')}</script>
    </html>`;
}

const scripts = new Map<string, Promise<string>>();

/** Bundles a host once: Angular's takes seconds. */
function scriptOf(name: string): Promise<string> {
  const script = scripts.get(name) ?? bundle(join(hosts, name, 'host.js'));
  scripts.set(name, script);
  return script;
}

async function bundle(input: string): Promise<string> {
  const built = await rolldown({
    input,
    plugins: [svelte],
    resolve: { conditionNames: ['browser', 'svelte', 'production', 'import'] },
    logLevel: 'silent',
  });
  try {
    const { output } = await built.generate({ format: 'iife' });
    return output[0].code;
  } finally {
    await built.close();
  }
}

const svelte: Plugin = {
  name: 'svelte',
  transform: (code, id) =>
    id.endsWith('.svelte')
      ? { code: compile(code, { filename: id, generate: 'client' }).js.code, moduleType: 'js' }
      : null,
};
