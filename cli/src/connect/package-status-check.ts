import type { Personas } from '@fairlead/sandbox/content/shapes/personas';
import type { Action } from '../language/plan.ts';
import type { InputProblem } from '../language/vocabulary.ts';

type Status = Readonly<Record<string, unknown>>;

/** The names of packages that are archived in every submission that has them. */
export function onlyArchived(personas: Personas['personas']): ReadonlySet<string> {
  const all = personas.flatMap(({ market_submission }) => market_submission?.packages ?? []);
  const named = (isArchived: boolean) =>
    all.filter(({ status }) => (status === 'ARCHIVED') === isArchived).map(({ name }) => name);
  return new Set(named(true)).difference(new Set(named(false)));
}

/** An archived package can only be restored: its menu offers no other status. */
export function checkPackageStatus(
  { name, to }: Status,
  earlier: readonly Action[],
  archived: ReadonlySet<string>,
): readonly InputProblem[] {
  if (to === 'Restore' || !isArchived(String(name), earlier, archived)) return [];
  const complaint = {
    message: `${JSON.stringify(name)} is archived, so its menu does not offer ${JSON.stringify(to)}`,
    expected: 'Restore, after which it is a draft',
    nearest: 'Restore',
  };
  return [{ path: ['to'], at: 'value', complaint }];
}

function isArchived(
  name: string,
  earlier: readonly Action[],
  archived: ReadonlySet<string>,
): boolean {
  return earlier.reduce((is, action) => {
    if (action.kind !== 'task') return is;
    // What is undone may have archived it, or not.
    if (action.task === 'undo') return false;
    const status = action.task === 'set package' ? (action.input as Status) : {};
    return status.name === name ? status.to === 'Archived' : is;
  }, archived.has(name));
}
