import type { Struct } from 'superstruct';
import type { Complaint } from './mistake.ts';

/** The shape of an input, whatever it holds. */
export type AnyStruct = Struct<unknown, unknown>;

/** What is wrong inside an input of the right shape: at the value or at the key of a path. */
export type InputProblem = {
  readonly path: readonly (string | number)[];
  readonly at: 'key' | 'value';
  readonly complaint: Complaint;
};

export type KnownTask = {
  readonly name: string;
  /** The micro-frontend that offers it. */
  readonly area: string;
  readonly input: AnyStruct;
  readonly drivers: readonly ('headless' | 'browser')[];
  /** Finds what the shape cannot tell: names that the product's content does not know. */
  readonly check?: ((input: unknown) => readonly InputProblem[]) | undefined;
};

export type KnownCall = {
  readonly name: string;
  readonly service: string;
  readonly method: string;
  readonly path: string;
  /** The shapes of what is sent. */
  readonly body: AnyStruct;
  readonly query: AnyStruct;
};

/** An answer that a router can give. `to` is a screen, a place outside, or `any screen`. */
export type KnownDecision = {
  readonly router: string;
  readonly to: string;
  readonly because: string;
};

export type KnownPersona = {
  readonly id: string;
  readonly shows: string;
  readonly email: string;
  /** The address that the persona begins at. */
  readonly start: string;
};

/** Every name a scenario may speak: what the compiler checks against and what editors complete. */
export type Vocabulary = {
  readonly tasks: readonly KnownTask[];
  readonly personas: readonly KnownPersona[];
  readonly flags: readonly string[];
  readonly screens: readonly string[];
  /** Whether a path opens a screen; answers its name. */
  screenAt(path: string): string | undefined;
  /** The patterns of the route table. */
  readonly addresses: readonly string[];
  readonly routers: readonly string[];
  /** Every decision that can be made; asking all routers takes a tenth of a second, so only on demand. */
  decisions(): readonly KnownDecision[];
  readonly calls: readonly KnownCall[];
  readonly microFrontends: readonly string[];
  readonly tags: readonly { readonly name: string; readonly means: string }[];
  readonly requirements: ReadonlySet<string>;
};
