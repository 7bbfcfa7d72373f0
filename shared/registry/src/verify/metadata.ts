/** A text with the signatures over its canonical form. Each file of metadata is one (The Update Framework, 1.0). */
export type Signed<Body> = {
  readonly signed: Body;
  readonly signatures: readonly Signature[];
};

export type Signature = { readonly keyid: string; readonly sig: string };

export type PublicKey = {
  readonly keytype: 'ed25519';
  readonly scheme: 'ed25519';
  /** In hex. */
  readonly keyval: { readonly public: string };
  /** Who has it, for people. */
  readonly name: string;
};

/** Who signs a role, and how many of them must. */
export type RoleKeys = { readonly keyids: readonly string[]; readonly threshold: number };

export type Common<Type extends string = string> = {
  readonly _type: Type;
  readonly spec_version: string;
  readonly version: number;
  /** ISO, whole seconds, UTC. */
  readonly expires: string;
};

/** The roles that the root names. All others are delegated by `targets`. */
type TopRole = 'root' | 'targets' | 'snapshot' | 'timestamp';

export type Root = Common<'root'> & {
  readonly consistent_snapshot: true;
  readonly keys: Readonly<Record<string, PublicKey>>;
  readonly roles: Readonly<Record<TopRole, RoleKeys>>;
};

export type FileFacts = {
  readonly length: number;
  readonly hashes: Readonly<Record<string, string>>;
};

/** What a role's keys may publish: paths with `*` for all but a slash. */
export type DelegatedRole = RoleKeys & {
  readonly name: string;
  readonly paths: readonly string[];
  readonly terminating: boolean;
};

export type Targets = Common<'targets'> & {
  /** Path → the file. */
  readonly targets: Readonly<Record<string, FileFacts>>;
  readonly delegations?: {
    readonly keys: Readonly<Record<string, PublicKey>>;
    readonly roles: readonly DelegatedRole[];
  };
  readonly release?: Release;
  /** A second build beside the one that `manifest.json` describes, for some of the visitors. */
  readonly rollout?: Rollout;
  /** The release that everyone gets back if the registry takes this one back; `manifest.before.json` describes it. */
  readonly before?: { readonly version: string };
};

/** Who gets the second build of a role, which `manifest.next.json` describes. Signed with the files of both. */
export type Rollout = {
  /** The version of the module in the second build. */
  readonly version: string;
  /** The version that everyone else keeps. */
  readonly stable: string;
  /** Percent of visitors, a whole number. */
  readonly share: number;
  /** Only visitors of this experience are counted in. */
  readonly experience?: Experience;
  /** Internal users get it as well, whatever the share. */
  readonly internal?: true;
};

export type Experience = 'fairlead' | 'vanta';

/** Why a role's file was signed. Not part of the framework, which ignores what it doesn't know. */
export type Release = {
  readonly kind: 'publish' | 'rollback' | 'keys' | 'rollout' | 'halt';
  /** The version of the module. */
  readonly version: string;
  /** The version of the role's file that it replaces; 0 if it is the first. */
  readonly replaces: number;
  readonly by: string;
  readonly at: string;
  readonly because?: string;
  /** The revision that a rollback returned to. */
  readonly to?: number;
  /** The rows of the gate that were overruled. */
  readonly forced?: readonly string[];
  /** What its team says of its scenarios; no more than that can be signed. */
  readonly scenarios?: PlayedScenarios;
};

/** The scenarios of an area that passed with a build before it was released. */
export type PlayedScenarios = {
  /** 0: the area has none. */
  readonly count: number;
  /** The revision that was live. */
  readonly revision: number;
  /** What the build requires → the version that was live. */
  readonly modules: Readonly<Record<string, string>>;
};

export type VersionedFile = FileFacts & { readonly version: number };

export type Snapshot = Common<'snapshot'> & {
  readonly meta: Readonly<Record<string, VersionedFile>>;
};

export type Timestamp = Common<'timestamp'> & {
  readonly meta: Readonly<Record<'snapshot.json', VersionedFile>>;
  /** SHA-256 of the timestamp before it: history can't be rewritten. Null for the first. */
  readonly previous: string | null;
  /** Role → its build that the registry took back. The registry's key can take one back, and not release one. */
  readonly halted?: Readonly<Record<string, Halt>>;
};

export type Halt = {
  /** SHA-384 of the manifest of the build. */
  readonly build: string;
  readonly version: string;
  readonly because: string;
  readonly at: string;
};
