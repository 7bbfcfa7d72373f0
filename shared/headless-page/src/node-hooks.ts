// Lets Node load screens, with `node --import` or an import before the screens.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from 'rolldown/utils';
import { elementEntries, rulesOfElements } from './without-elements.ts';

registerHooks({
  resolve: (specifier, context, next) =>
    elementEntries.test(specifier)
      ? { url: pathToFileURL(rulesOfElements).href, shortCircuit: true }
      : next(specifier, context),
  load(url, context, next) {
    if (url.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true };
    if (url.endsWith('.json'))
      return { ...next(url, { ...context, importAttributes: { type: 'json' } }) };
    if (!url.endsWith('.tsx')) return next(url, context);
    const file = fileURLToPath(url);
    const { code } = transformSync(file, readFileSync(file, 'utf8'), {
      jsx: { runtime: 'automatic' },
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
