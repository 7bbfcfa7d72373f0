import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../repository.ts';

const root = join(repository, 'shared/ui/src/styles');

/** The sheets of the design system that a report needs, in cascade order. */
const sheets = [
  'tokens/primitives.css',
  'tokens/scale.css',
  'tokens/components.css',
  'tokens/fairlead.css',
  'base.css',
  'type.css',
  'layout.css',
  'surfaces.css',
  'report.css',
];

const fonts = [
  ['Public Sans Variable', 'public-sans'],
  ['Besley Variable', 'besley'],
  ['Geist Mono Variable', 'geist-mono'],
] as const;

/** Only the report itself: a list of scenarios, each folded until it is asked for. */
const own = `
.run-list { display: grid; gap: var(--space-4); padding-block: var(--space-8) var(--space-16); }
.run-list > details { border: 1px solid var(--color-line); border-radius: var(--radius-md); background: var(--color-page); }
.run-list > details > summary { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-2) var(--space-4); padding: var(--space-3) var(--space-4); cursor: pointer; }
.run-list > details > summary h2 { flex: 1; min-width: 16ch; }
.run-list > details > .report { padding: var(--space-2) var(--space-4) var(--space-8); }
.call { display: grid; grid-template-columns: 48px minmax(0, 1fr) auto; gap: var(--space-3); font-family: var(--font-code); font-size: var(--text-2xs); line-height: 20px; padding-block: 4px; border-top: 1px solid var(--color-line-soft); overflow-wrap: anywhere; }
.call .ok { color: var(--color-success); }
.call .bad { color: var(--color-danger); font-weight: var(--weight-semibold); }
.step-detail h4 { font-size: var(--text-xs); line-height: var(--leading-xs); color: var(--color-text-muted); margin-bottom: 2px; }
.cause { font-family: var(--font-code); font-size: var(--text-2xs); line-height: 20px; overflow-x: auto; padding-block: var(--space-3); }
.failure-text { white-space: pre-wrap; overflow-wrap: anywhere; color: var(--color-danger); }
`;

/** The report's style, taken from the design system so that it looks like the product. */
export function stylesheet(
  read = (name: string) => readFileSync(join(root, name), 'utf8'),
): string {
  return `${fontFaces()}\n${sheets.map(read).join('\n')}\n${own}`;
}

/** The fonts inside the file: a report is read far from the repository. */
function fontFaces(): string {
  return fonts
    .map(([family, folder]) => {
      const file = `node_modules/@fontsource-variable/${folder}/files/${folder}-latin-wght-normal.woff2`;
      const data = readFileSync(join(repository, file)).toString('base64');
      return `@font-face { font-family: '${family}'; font-weight: 100 900; src: url(data:font/woff2;base64,${data}) format('woff2'); }`;
    })
    .join('\n');
}
