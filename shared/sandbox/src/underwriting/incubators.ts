import { type Answers, holds } from '../conditions/index.ts';
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

/** The package slugs that a member of a program sees; those who fail admit_when see the ineligible one, if any. */
export function slugsOf(
  program: Incubator,
  answers: Answers,
  facts: Readonly<Record<string, unknown>>,
): string[] {
  const admitted = !program.admit_when || holds(program.admit_when, { answers, facts });
  if (admitted) return program.package_slugs ?? [];
  return program.ineligible_slug ? [program.ineligible_slug] : [];
}
