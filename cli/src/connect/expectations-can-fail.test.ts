import { expect, onTestFinished, test } from 'vitest';
import { createHeadlessDriver } from '../drivers/headless/driver.ts';
import { expectationKeys } from '../test-kit/expectation-keys.ts';
import { situations } from '../test-kit/expectation-pairs.ts';
import { playPairs } from '../test-kit/play-pairs.ts';
import { loadHeadlessAreas } from './areas.ts';
import { createSandboxWorld } from './sandbox-world.ts';
import { loadVocabulary } from './vocabulary.ts';

test('every form of an expectation has one pair of inputs: one that holds and one that fails', async () => {
  const forms = expectationKeys(await loadVocabulary());
  const paired = situations.flatMap(({ pairs }) => Object.keys(pairs));
  expect(forms.filter((form) => !paired.includes(form))).toEqual([]);
  expect(paired.filter((form) => !forms.includes(form))).toEqual([]);
  expect(paired.length).toBe(new Set(paired).size);
});

test('a pair of inputs uses the key that it is for', () => {
  const without = situations.flatMap(({ pairs }) =>
    Object.entries(pairs).flatMap(([form, inputs]) => {
      const [, key] = form.split(': ');
      const isUsed =
        key === undefined || key === 'by name' || inputs.every((one) => hasKey(one, key));
      return isUsed ? [] : [form];
    }),
  );
  expect(without).toEqual([]);
});

const hasKey = (input: string, key: string) => new RegExp(`[{,] ${key}: `).test(input);

test('of each pair, without a browser, one input holds and the other fails', async () => {
  const driver = await createHeadlessDriver(await loadHeadlessAreas(), createSandboxWorld);
  onTestFinished(() => driver.close());
  expect(await playPairs(driver, await loadVocabulary())).toEqual([]);
});
