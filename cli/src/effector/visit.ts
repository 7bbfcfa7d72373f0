/** The value of a store: in a scope, or its default. */
export type Ref = { readonly id: number; current: unknown };
type Registry = { readonly reg: (Ref | undefined)[] };
/** An instance of a template. Scenarios have none, but effector's functions pass it on. */
export type Page = Registry & { readonly fullID: string };
export type Scope = Registry & {
  readonly fxCount: Node;
  readonly additionalLinks: ReadonlyMap<string, readonly Node[]>;
};

/** A step as effector describes it. */
export type Step = {
  readonly type: 'mov' | 'compute';
  readonly order?: { readonly priority: string; readonly barrierID?: number } | null;
  readonly data: {
    readonly fn?: Compute;
    readonly safe?: unknown;
    readonly filter?: unknown;
    readonly pure?: unknown;
    readonly from?: string;
    readonly to?: string;
    readonly store?: unknown;
    readonly target?: Ref;
    readonly softRead?: unknown;
  };
};
export type Compute = (value: unknown, nodeScope: unknown, visit: Visit) => unknown;

export type Node = {
  readonly id: string;
  readonly seq: readonly Step[];
  readonly next: readonly Node[];
  readonly scope: unknown;
  readonly isWatch: boolean;
  /** Whether it begins or ends an effect, of which the inspector is told. */
  readonly isTold: boolean;
  /** Whether it counts an effect's calls. */
  readonly fx: number;
  /** Whether it has ever been watched in a scope. */
  readonly linked: number;
  /** Its compiled steps (./code.ts); null before the first visit, and after effector has cleared it. */
  code: readonly unknown[] | null;
};

/** A visit of a node, from its first step to its last. It is its own entry in the queue. */
export type Visit = {
  // What its steps leave for each other.
  a: unknown;
  b: unknown;
  c: number;
  value: unknown;
  readonly node: Node;
  readonly parent: Visit | null;
  page: Page | null;
  readonly scope: Scope | null | undefined;
  meta: unknown;
  /** Where in the code it continues. */
  at: number;
  priority: number;
  barrier: number;
  // Its neighbors in the queue.
  left: Visit | null;
  right: Visit | null;
};
