import type { Struct } from 'superstruct';
import type { Complaint } from './mistake.ts';
import type { Action } from './plan.ts';
import type { TaskPlace } from './task-place.ts';

/** The schema of any input. Without the refiner, whose parameter would set schemas of different values apart. */
export type AnyStruct = Omit<Struct<unknown, unknown>, 'refiner'>;

/** A mistake inside a valid input: at the value or at the key of a path. */
export type InputProblem = {
  readonly path: readonly (string | number)[];
  readonly at: 'key' | 'value';
  readonly complaint: Complaint;
};

export type KnownTask = {
  readonly name: string;
  /** The micro-frontend that offers it. */
  readonly area: string;
  /** Absent: it acts anywhere. */
  readonly place?: TaskPlace | undefined;
  readonly input: AnyStruct;
  readonly drivers: readonly ('headless' | 'browser')[];
  /**
   * Finds mistakes that the schema can't: names that the product's content doesn't have, and what can't be done after the
   * scenario's earlier steps.
   */
  readonly check?:
    | ((input: unknown, earlier: readonly Action[]) => readonly InputProblem[])
    | undefined;
  /** Says an input in the words on the page, if the listings have other ones. */
  readonly inPageWords?: ((input: unknown) => unknown) | undefined;
};

export type KnownCall = {
  readonly name: string;
  readonly service: string;
  readonly method: string;
  readonly path: string;
  /** The schemas of the request. */
  readonly body: AnyStruct;
  readonly query: AnyStruct;
  /** The schema of the response's body. */
  readonly answer: AnyStruct;
};

/** A possible result of a router. `to` is a screen, an external page, or `any screen`. */
export type KnownDecision = {
  readonly router: string;
  readonly to: string;
  readonly because: string;
};

export type KnownPersona = {
  readonly id: string;
  readonly shows: string;
  readonly email: string;
  /** The persona's start address. */
  readonly start: string;
  /** Whether the persona may use the admin tool. */
  readonly isAdmin: boolean;
};

/** Every name that scenarios can use, for the compiler's checks and for completion in editors. */
export type Vocabulary = {
  readonly tasks: readonly KnownTask[];
  readonly personas: readonly KnownPersona[];
  /** Returns what a persona's placeholders stand for: `my email` and the like. Empty: there is no such persona. */
  personOf(persona: string): ReadonlyMap<string, string>;
  readonly flags: readonly string[];
  readonly screens: readonly string[];
  /** Returns the name of the screen at a path, if there is one. */
  screenAt(path: string): string | undefined;
  /** The patterns of the route table. */
  readonly addresses: readonly string[];
  readonly routers: readonly string[];
  /** Returns every possible decision. Lazy, because calling all routers takes a tenth of a second. */
  decisions(): readonly KnownDecision[];
  readonly calls: readonly KnownCall[];
  /** The events that the product reports to analytics. */
  readonly events: readonly string[];
  /** The ids of the personas' submissions and applications. */
  readonly ids: ReadonlySet<string>;
  readonly microFrontends: readonly string[];
  readonly tags: readonly { readonly name: string; readonly means: string }[];
  readonly requirements: ReadonlySet<string>;
};
