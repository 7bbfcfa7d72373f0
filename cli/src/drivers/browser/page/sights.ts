import { type Glance, glance, look, type PageSight } from './look.ts';
import { rest } from './patience.ts';

/** What is known of the page: nothing as soon as somebody has done something there, or let time pass. */
export type Sights = {
  look(): Promise<PageSight>;
  glance(): Promise<Glance>;
  /** Something was done; where it left the page, if that is known. */
  forget(left?: Glance | null): void;
};

export function createSights(): Sights {
  let sight: PageSight | null = null;
  let glanced: Glance | null = null;
  return {
    async look() {
      sight ??= await look();
      glanced = sight;
      return sight;
    },
    async glance() {
      if (glanced) return glanced;
      await rest();
      glanced = glance();
      return glanced;
    },
    forget(left = null) {
      sight = null;
      glanced = left;
    },
  };
}
