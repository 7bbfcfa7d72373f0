export const productName = 'fairlead';

/** A§1: exactly two visual experiences. */
export const experiences = [productName, 'vanta'] as const;
export type Experience = (typeof experiences)[number];

/** Reads the query parameter `experience`, case-insensitively; anything else means the default (A§1). */
export function readExperience(value: string | null | undefined): Experience {
  return value?.toLowerCase() === 'vanta' ? 'vanta' : productName;
}
