import { type AcceptOptions, type Candidate, checkCandidate } from './accept.ts';
import { areaOf } from './area-name.ts';
import { chooseKeys } from './keys/choose-keys.ts';
import { type SigningKey, signed } from './keys/sign.ts';
import { KeyMissing, NotReleased } from './not-released.ts';
import type { Registry } from './publish.ts';
import type { Revision } from './read-revision.ts';
import type { DelegatedRole, PublicKey, Signed, Targets } from './verify/metadata.ts';
import { parse } from './verify/verify-revision.ts';
import { verifySignatures } from './verify/verify-signatures.ts';

/**
 * A registry that keeps what it would release, for others to sign: `keep` gets it once the gate has nothing against it.
 * Nothing is released, and the number is that of the revision it would become now.
 */
export const begunRelease = (
  registry: Registry,
  options: Pick<AcceptOptions, 'gate'>,
  keep: (candidate: Candidate) => void,
): Registry => ({
  ...registry,
  isBegun: true,
  async accept(candidate) {
    const revision = await registry.read();
    const { role, files, text } = candidate;
    const { signed: file } = parse<Targets>(role, 'targets', text);
    await checkCandidate(revision, { role, files, file }, { ...options, store: registry.store });
    keep(candidate);
    return revision.number + 1;
  },
});

export type Cosigned = {
  readonly file: Signed<Targets>;
  /** The names of the keys that have signed it. */
  readonly signers: readonly string[];
  /** How many more have to. */
  readonly missing: number;
};

/**
 * Adds the signatures of the keys at hand to a release that others began to sign. Throws `KeyMissing` if it needs another
 * one and none of them is at hand, `Refused` if a signature isn't one of the role's keys.
 */
export async function cosign(
  revision: Pick<Revision, 'targets'>,
  { role, text }: Pick<Candidate, 'role' | 'text'>,
  atHand: readonly SigningKey[],
): Promise<Cosigned> {
  const { delegated, keys } = signersOf(revision, role);
  const file = parse<Targets>(role, 'targets', text);
  const { signatures } = file;
  // Each of them counts: a wrong one would be refused only after everybody has signed.
  await verifySignatures(role, file, { ...delegated, threshold: signatures.length }, keys);
  const others = delegated.keyids.filter((id) => signatures.every(({ keyid }) => keyid !== id));
  const begun = signatures.map(({ keyid }) => keys[keyid]?.name ?? '');
  const wanted = Math.max(delegated.threshold - signatures.length, 0);
  // Also where nobody has to: once enough of them have signed what is live, the area can require that many.
  const mine =
    wanted === 0
      ? atHand.filter(({ keyid }) => others.includes(keyid))
      : mineOf(role, others, keys, atHand, begun);
  const added = await signed(file.signed, mine);
  return {
    file: { ...file, signatures: [...signatures, ...added.signatures] },
    signers: [...begun, ...mine.map(({ public: { name } }) => name)],
    missing: Math.max(wanted - mine.length, 0),
  };
}

function mineOf(
  role: string,
  keyids: readonly string[],
  keys: Readonly<Record<string, PublicKey>>,
  atHand: readonly SigningKey[],
  begun: readonly string[],
): readonly SigningKey[] {
  try {
    return chooseKeys(role, { keyids, threshold: 1 }, keys, atHand);
  } catch (error) {
    if (!(error instanceof KeyMissing)) throw error;
    throw new KeyMissing(`${begun.join(', ')} signed it already. ${error.message}`);
  }
}

function signersOf({ targets }: Pick<Revision, 'targets'>, role: string) {
  const { roles = [], keys = {} } = targets.delegations ?? {};
  const delegated: DelegatedRole | undefined = roles.find(({ name }) => name === role);
  if (delegated) return { delegated, keys };
  throw new NotReleased(
    `The registry knows no area ${areaOf(role)}: this release was prepared for another registry. Name that one with --registry.`,
  );
}
