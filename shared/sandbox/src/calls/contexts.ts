import type { Person, SignedIn } from '../database/tables.ts';
import type { World } from '../world/world.ts';

/** The part of a request's context that most rules read: the world and the caller. */
export type PersonContext = { readonly world: World; readonly person: Person };

export type SessionContext = PersonContext & { readonly session: SignedIn };
