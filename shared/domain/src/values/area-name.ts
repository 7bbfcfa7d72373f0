/** Names of other modules and roles: the kit that areas are built on, and all that isn't an area. */
const taken: ReadonlySet<string> = new Set(['kit', 'platform']);

/**
 * Whether a text can be the name of an area: words of lowercase letters with dashes between them. It is a part of the name
 * of its module, of its element and of its addresses.
 */
export const isAreaName = (text: string): boolean =>
  /^[a-z]+(?:-[a-z]+)*$/.test(text) && !taken.has(text);

/** How a wrong name of an area is refused. */
export const areaNameRule =
  'Use lowercase letters, with dashes between words; kit and platform are taken';

/** The area of a module: `claims` of `@fairlead/mfe-claims`. Null if the module is no area's. */
export function areaOfModule(module: string): string | null {
  const [, area = ''] = /^@fairlead\/mfe-(.+)$/.exec(module) ?? [];
  return isAreaName(area) ? area : null;
}
