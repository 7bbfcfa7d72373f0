import type { Struct } from 'superstruct';

/** The shape of an input, whatever it holds. */
export type AnyStruct = Struct<unknown, unknown>;

export type KnownTask = {
  readonly name: string;
  /** The micro-frontend that offers it. */
  readonly area: string;
  readonly input: AnyStruct;
  readonly drivers: readonly ('headless' | 'browser')[];
};

export type KnownCall = {
  readonly name: string;
  readonly service: string;
  readonly method: string;
  readonly path: string;
};

/** Every name a scenario may speak: what the compiler checks against and what editors complete. */
export type Vocabulary = {
  readonly tasks: readonly KnownTask[];
  readonly personas: readonly { readonly id: string; readonly shows: string }[];
  readonly flags: readonly string[];
  readonly screens: readonly string[];
  /** Whether a path opens a screen; answers its name. */
  screenAt(path: string): string | undefined;
  /** The patterns of the route table. */
  readonly addresses: readonly string[];
  readonly routers: readonly string[];
  readonly calls: readonly KnownCall[];
  readonly microFrontends: readonly string[];
  readonly tags: readonly { readonly name: string; readonly means: string }[];
  readonly requirements: ReadonlySet<string>;
};
