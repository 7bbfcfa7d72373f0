import { inputRoles, leafRoles, nativeRoles } from '@fairlead/ui/semantics/roles';
import type { Complaint } from './mistake.ts';
import { nearest } from './nearest.ts';

/** The roles that an outline can contain: those of elements, and those that screens give with `role`. */
const knownRoles: ReadonlySet<string> = new Set([
  ...Object.values(nativeRoles),
  ...Object.values(inputRoles),
  ...leafRoles,
  'alert',
  'listbox',
  'menu',
  'radiogroup',
  'tablist',
  'tabpanel',
  'text',
  'tooltip',
]);

const entry = /^(?: {2})*- (?:\/description:|(?<role>[a-z]+))(?=[\s:]|$)/;

/** Returns why a text isn't an outline in the notation of ARIA snapshots, or null if it is one. */
export function outlineMistake(text: string): Complaint | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  for (const [index, line] of lines.entries()) {
    const found = entry.exec(line);
    if (!found)
      return {
        message: `line ${index + 1} of the outline is not an entry: ${JSON.stringify(line.trim())}`,
        expected: '- role "name" [state], nested by two spaces',
      };
    const role = found.groups?.role;
    if (role !== undefined && !knownRoles.has(role))
      return {
        message: `line ${index + 1} of the outline has an unknown role: ${role}`,
        expected: 'a role of ARIA that screens have, such as heading, button or text',
        nearest: nearest(role, knownRoles),
      };
  }
  return null;
}
