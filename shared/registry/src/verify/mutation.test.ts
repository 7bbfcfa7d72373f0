import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aRegistry, publishing } from '../../testing/index.ts';
import { type Arrived, type Trusted, verifyRevision } from './verify-revision.ts';

const files = ['timestamp', 'snapshot', 'targets', 'mfe-letters'] as const;

/** The texts with one character of one file replaced. */
function changed(
  texts: Arrived,
  file: (typeof files)[number],
  at: number,
  letter: string,
): Arrived {
  const change = (text = '') => {
    const index = at % text.length;
    return text.slice(0, index) + letter + text.slice(index + 1);
  };
  return file === 'mfe-letters'
    ? { ...texts, roles: { ...texts.roles, [file]: change(texts.roles[file]) } }
    : { ...texts, [file]: change(texts[file]) };
}

test('no character of a revision can be replaced by another one', async () => {
  const all = await aRegistry();
  await publishing(all, 'mfe-letters', 'one');
  const { texts, trusted } = await all.registry.read();
  const before: Trusted = { root: trusted.root, versions: {} };
  await expect(verifyRevision(before, texts)).resolves.toBeDefined();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...files), fc.nat(10_000), async (file, at) => {
      // Metadata has no such letter, so this is always a change.
      const mutated = changed(texts, file, at, '~');
      await expect(verifyRevision(before, mutated)).rejects.toThrow();
    }),
    { numRuns: 200 },
  );
});
