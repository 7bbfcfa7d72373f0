import type { Incubator } from '../content/shapes/underwriting.ts';
import { underwriting } from '../content/underwriting.ts';

/** The program of that name, or null when there is none (underwriting.yaml, incubators). */
export function incubator(program: string | null | undefined): Incubator | null {
  return underwriting.incubators.find((row) => row.program === program) ?? null;
}

/** The program whose packages a legacy slug belongs to, or null for a slug of everyone. */
export function incubatorOfSlug(slug: string): Incubator | null {
  return (
    underwriting.incubators.find(
      (row) => row.package_slugs?.includes(slug) || row.ineligible_slug === slug,
    ) ?? null
  );
}
