import fc from 'fast-check';
import { TrustedMetadataStore } from 'tuf-js/dist/store.js';
import { expect, test } from 'vitest';
import { aRegistry, now, publishing } from '../../testing/index.ts';
import { toFile } from '../commit.ts';
import { signed } from '../keys/sign.ts';
import { hashOf, toBytes } from './bytes.ts';
import { expiredRoles } from './expired-roles.ts';
import type { Signed } from './metadata.ts';
import { type Arrived, type Trusted, verifyRevision } from './verify-revision.ts';

const files = ['timestamp', 'snapshot', 'targets', 'mfe-letters'] as const;
type File = (typeof files)[number];

type Body = Record<string, unknown> & { version: number };

/** What may be wrong with a file, or with who signed it. Each is signed anew, so that the signature isn't what is refused. */
const edits: Readonly<Record<string, (body: Body) => Body>> = {
  nothing: (body) => body,
  'the next version': (body) => ({ ...body, version: body.version + 1 }),
  'an older version': (body) => ({ ...body, version: body.version - 1 }),
  'version 0': (body) => ({ ...body, version: 0 }),
  'a version that is no number': (body) => ({ ...body, version: 'three' as never }),
  'another type': (body) => ({ ...body, _type: 'root' }),
  'another specification': (body) => ({ ...body, spec_version: '2.0.0' }),
  'time that is over': (body) => ({ ...body, expires: '2026-11-24T11:59:59Z' }),
  'more time': (body) => ({ ...body, expires: '2036-11-24T12:00:00Z' }),
  'an unknown field': (body) => ({ ...body, x_note: 'hello' }),
};
const signers = ['online', 'targets', 'team-of-mfe-letters', 'team-of-mfe-stamps', 'root-1'];

const naming = ['not at all', 'as it is', 'of another version', 'of another length'] as const;

type Mutation = {
  readonly file: File;
  readonly edit: string;
  readonly signedBy: string;
  /** How the files above it name the changed one. */
  readonly named: (typeof naming)[number];
};

const ownSigner: Readonly<Record<File, string>> = {
  timestamp: 'online',
  snapshot: 'online',
  targets: 'targets',
  'mfe-letters': 'team-of-mfe-letters',
};

const aMutation: fc.Arbitrary<Mutation> = fc
  .constantFrom(...files)
  .chain((file) =>
    fc.record({
      file: fc.constant(file),
      edit: fc.constantFrom(...Object.keys(edits)),
      // Half of them by whom it should be.
      signedBy: fc.oneof(fc.constant(ownSigner[file]), fc.constantFrom(...signers)),
      named: fc.constantFrom(...naming),
    }),
  )
  // Versions begin with 1. The reference client checks it only where another file names the version; the page always.
  .filter(({ file, edit }) => file !== 'timestamp' || edit !== 'version 0');

async function aTarget() {
  const all = await aRegistry();
  await publishing(all, 'mfe-letters', 'one');
  const earlier = await all.registry.read();
  await publishing(all, 'mfe-letters', 'two');
  const { texts, trusted } = await all.registry.read();
  const root = toFile(trusted.root);
  const textOf = (arrived: Arrived, file: File) =>
    file === 'mfe-letters' ? (arrived.roles[file] ?? '') : arrived[file];
  const replaced = (arrived: Arrived, file: File, text: string): Arrived =>
    file === 'mfe-letters'
      ? { ...arrived, roles: { ...arrived.roles, [file]: text } }
      : { ...arrived, [file]: text };

  async function remade(arrived: Arrived, file: File, change: (body: Body) => Body, by: string) {
    const { signed: body }: Signed<Body> = JSON.parse(textOf(arrived, file));
    return replaced(arrived, file, toFile(await signed(change(body), all.keyOf(by))));
  }

  /** Has the snapshot, or the timestamp, name a file as it is now. */
  async function named(
    arrived: Arrived,
    file: File,
    how: Mutation['named'] = 'as it is',
  ): Promise<Arrived> {
    if (file === 'timestamp') return arrived;
    const above = file === 'snapshot' ? 'timestamp' : 'snapshot';
    const text = textOf(arrived, file);
    const facts = {
      version: JSON.parse(text).signed.version + (how === 'of another version' ? 1 : 0),
      length: toBytes(text).length + (how === 'of another length' ? 1 : 0),
      hashes: { sha256: await hashOf('SHA-256', toBytes(text)) },
    };
    const next = await remade(
      arrived,
      above,
      (body) => ({ ...body, meta: { ...(body.meta as object), [`${file}.json`]: facts } }),
      'online',
    );
    return named(next, above);
  }

  async function mutated({ file, edit, signedBy, named: how }: Mutation): Promise<Arrived> {
    const change = edits[edit] ?? ((body: Body) => body);
    const next = await remade(texts, file, change, signedBy);
    return how === 'not at all' ? next : named(next, file, how);
  }

  async function ours(arrived: Arrived, before: Trusted): Promise<string> {
    try {
      const { trusted, timestamp, snapshot, targets, roles } = await verifyRevision(
        before,
        arrived,
      );
      const dated = { root: trusted.root.signed, timestamp, snapshot, targets, ...roles };
      return expiredRoles(dated, now).length > 0 ? 'refused' : 'accepted';
    } catch {
      return 'refused';
    }
  }

  function theirs(arrived: Arrived, before: Arrived | null): string {
    const store = new TrustedMetadataStore(Buffer.from(root));
    // The client takes the clock of the machine.
    Object.assign(store, { referenceTime: new Date(now) });
    try {
      if (before) store.updateTimestamp(Buffer.from(before.timestamp));
      store.updateTimestamp(Buffer.from(arrived.timestamp));
      store.updateSnapshot(Buffer.from(arrived.snapshot));
      store.updateDelegatedTargets(Buffer.from(arrived.targets), 'targets', 'root');
      store.updateDelegatedTargets(
        Buffer.from(arrived.roles['mfe-letters'] ?? ''),
        'mfe-letters',
        'targets',
      );
      return 'accepted';
    } catch {
      return 'refused';
    }
  }
  return { texts, earlier, trusted, mutated, ours, theirs };
}

test("the page's check and the reference client have the same verdict on mutated metadata", async () => {
  const { texts, trusted, mutated, ours, theirs } = await aTarget();
  const before: Trusted = { root: trusted.root, versions: {} };
  expect([await ours(texts, before), theirs(texts, null)]).toEqual(['accepted', 'accepted']);
  const verdicts = { accepted: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(aMutation, async (mutation) => {
      const arrived = await mutated(mutation);
      const verdict = await ours(arrived, before);
      verdicts[verdict as keyof typeof verdicts] += 1;
      expect(verdict).toBe(theirs(arrived, null));
    }),
    { numRuns: 400 },
  );
  expect(Math.min(verdicts.accepted, verdicts.refused)).toBeGreaterThan(20);
});

test('the reference client and the page refuse the same revision after a newer one', async () => {
  const { texts, earlier, trusted, ours, theirs } = await aTarget();
  const { versions } = trusted;
  expect(await ours(earlier.texts, { root: trusted.root, versions })).toBe('refused');
  expect(theirs(earlier.texts, texts)).toBe('refused');
  expect(theirs(texts, earlier.texts)).toBe('accepted');
  expect(await ours(texts, earlier.trusted)).toBe('accepted');
});
