import { routeNames, routeOf } from '@fairlead/domain';
import { UsageError } from '../usage-error.ts';

/** Refuses to walk where areas aren't installed, as in an area's own repository: their screens would offer nothing to do. */
export function refuseParts(installed: readonly string[]): void {
  const areas = new Set(routeNames.map((name) => routeOf(name).area));
  const missing = [...areas.difference(new Set(installed))];
  if (missing.length === 0) return;
  throw new UsageError(
    `The walks go over the whole product, and these areas aren't installed here: ${missing.join(', ')}. Run \`fairlead explore\` in the repository of Fairlead.`,
  );
}
