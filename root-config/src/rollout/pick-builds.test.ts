import type { Halt, Rollout, Targets, Timestamp } from '@fairlead/registry/verify/metadata';
import { expect, test } from 'vitest';
import { pickBuilds } from './pick-builds.ts';

const role = 'mfe-letters';
const build = { imports: {}, integrity: {}, depcache: {}, modules: {} };
const rollout: Rollout = { version: '1.1.0', stable: '1.0.0', share: 100, experience: 'vanta' };
const visitor = { bucket: 0, experience: 'vanta', isInternal: false } as const;

const common = { spec_version: '1.0.31', version: 1, expires: '2027-01-01T00:00:00Z' };
const file = (more: Pick<Targets, 'rollout'>): Targets => ({
  ...{ ...common, _type: 'targets', targets: {} },
  ...more,
});
const timestamp: Timestamp = {
  ...{ ...common, _type: 'timestamp', previous: null },
  meta: { 'snapshot.json': { version: 1, length: 1, hashes: {} } },
};
const halt: Halt = { build: 'a', version: '1.1.0', because: 'It crashed.', at: common.expires };

type Case = {
  readonly signed?: Pick<Targets, 'rollout'>;
  readonly halted?: Timestamp['halted'];
  readonly who?: Parameters<typeof pickBuilds>[2];
  readonly left?: Readonly<Record<string, string>>;
};

const picked = ({ signed = { rollout }, halted, who = visitor, left = {} }: Case = {}) =>
  Object.keys(
    pickBuilds(
      { roles: { [role]: file(signed) }, timestamp: { ...timestamp, ...(halted && { halted }) } },
      { health: null, builds: { [role]: build } },
      who,
      left,
    ),
  );

test('a visitor gets a build whose signed rollout is for them', () => {
  expect(picked()).toEqual([role]);
  expect(picked({ who: { ...visitor, experience: 'fairlead' } })).toEqual([]);
});

test('a document alone gives nobody a build: its rollout has to be signed, and not stopped', () => {
  expect(picked({ signed: {} })).toEqual([]);
  expect(picked({ halted: { [role]: halt } })).toEqual([]);
});

test('a build that crashed in this browser is not picked again; the next version is', () => {
  expect(picked({ left: { [role]: '1.1.0' } })).toEqual([]);
  expect(picked({ left: { [role]: '1.0.9' } })).toEqual([role]);
});
