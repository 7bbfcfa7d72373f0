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
  'tokens/night.css',
  'base.css',
  'type.css',
  'layout.css',
  'surfaces.css',
  'button.css',
  'field.css',
  'choice.css',
  'course.css',
];

const fonts = [
  ['Public Sans Variable', 'public-sans'],
  ['Besley Variable', 'besley'],
] as const;

/** Returns the report's style sheet, built from the design system's sheets. */
export function stylesheet(): string {
  const files = [
    ...sheets.map((name) => join(root, name)),
    join(repository, 'cli/src/reporters/html/report.css'),
  ];
  return [fontFaces(), ...files.map((file) => readFileSync(file, 'utf8'))].join('\n');
}

/** Embeds the fonts in the file, because a report is read away from the repository. */
function fontFaces(): string {
  return fonts
    .map(([family, folder]) => {
      const file = `node_modules/@fontsource-variable/${folder}/files/${folder}-latin-wght-normal.woff2`;
      const data = readFileSync(join(repository, file)).toString('base64');
      return `@font-face { font-family: '${family}'; font-weight: 100 900; src: url(data:font/woff2;base64,${data}) format('woff2'); }`;
    })
    .join('\n');
}
