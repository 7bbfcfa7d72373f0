import type { OpenApi, Operation } from './describe-api.ts';

/** The description of the API as a page, without scripts. */
export function renderApiPage({ info, paths }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags))].sort();
  const sections = tags.map((tag) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(tag));
    return `<h2>${escapeHtml(tag)}</h2>\n${own.map(renderOperation).join('\n')}`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}: the API</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
pre { overflow-x: auto; background: #f4f4f4; padding: 0.75rem; font-size: 0.875rem; }
summary { cursor: pointer; overflow-wrap: anywhere; }
</style>
</head>
<body>
<h1>${escapeHtml(info.title)}: the API</h1>
<p>${operations.length} calls, generated from the contracts. <a href="/openapi.json">OpenAPI</a></p>
${sections.join('\n')}
</body>
</html>
`;
}

type Row = { readonly path: string; readonly method: string; readonly operation: Operation };

function renderOperation({ path, method, operation }: Row): string {
  const { operationId, tags: _, description, ...rest } = operation;
  return `<details>
<summary><strong>${escapeHtml(operationId)}</strong> <code>${method.toUpperCase()} ${escapeHtml(path)}</code></summary>
<p>${escapeHtml(description)}</p>
<pre tabindex="0">${escapeHtml(JSON.stringify(rest, null, 2))}</pre>
</details>`;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
