import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordOf } from '@fairlead/domain';
import { repository } from '../repository.ts';

const roles = [
  'text',
  'text-muted',
  'page',
  'surface',
  'selected',
  'line',
  'boundary',
  'line-made',
  'line-planned',
] as const;

/** The picture's colors by their roles in the design system. */
export type Palette = Readonly<Record<(typeof roles)[number], string>>;

export type Palettes = { readonly day: Palette; readonly night: Palette };

export const readPalettes = (): Palettes => ({
  day: readPalette('fairlead'),
  night: readPalette('night'),
});

const folder = join(repository, 'shared/ui/src/styles/tokens');

/** Reads the experience's light colors, or those of the night surface, from the design system's tokens. */
function readPalette(sheet: 'fairlead' | 'night'): Palette {
  const values = declarations('primitives');
  const named = declarations(sheet);
  return recordOf(roles, (role) => {
    const said = named.get(`--color-${role}`) ?? '';
    const name = /^var\((--[\w-]+)\)$/.exec(said)?.[1];
    const color = name ? values.get(name) : said;
    if (!color) throw new Error(`The tokens of ${sheet} have no color for ${role}`);
    return color;
  });
}

/** Reads every custom property of a sheet; the first declaration counts. */
function declarations(sheet: string): Map<string, string> {
  const text = readFileSync(join(folder, `${sheet}.css`), 'utf8');
  const found = [...text.matchAll(/(--[\w-]+):\s*([^;]+);/g)].reverse();
  return new Map(found.map(([, name = '', value = '']) => [name, value]));
}
