import type { DeployedMap } from '@fairlead/build';
import type { BuildManifest } from '@fairlead/build/build-manifest';
import type { ElementFacts } from '@fairlead/build/element-facts';
import type { SourceFacts } from '@fairlead/build/source-facts';
import { expect, test } from 'vitest';
import { findProblems } from './findings.ts';

const live: DeployedMap = {
  revision: 'r1',
  imports: {},
  integrity: {},
  depcache: {},
  platform: { effector: ['createStore', 'sample'], react: 'all' },
  modules: {
    '@fairlead/store': { version: '0.2.0', requires: {}, css: [] },
    '@fairlead/mfe-letters': {
      version: '1.0.0',
      requires: {},
      css: [],
      area: { routes: { letters: { pattern: '/letters', title: 'Letters' } } },
    },
  },
};

const said = (...given: Parameters<typeof findProblems>) =>
  findProblems(...given).map(({ row, says }) => `${row}: ${says}`);

const aBuild = (changes: Partial<BuildManifest>): BuildManifest => ({
  name: '@fairlead/mfe-stamps',
  version: '0.1.0',
  requires: { '@fairlead/store': '^0.2.0' },
  modules: {},
  files: {},
  css: [],
  platform: {},
  borrowed: [],
  ...changes,
});

const bringing = (pattern: string) =>
  aBuild({ area: { routes: { stamps: { pattern, title: 'Stamps' } } } });

test('a build whose requirements and routes a composition can hold has no problems', () => {
  expect(said(bringing('/stamps'), live)).toEqual([]);
});

test('a build says which module a composition lacks, and which has another version', () => {
  const requires = { '@fairlead/store': '^0.1.0', '@fairlead/paper': '*' };
  expect(said(aBuild({ requires }), live)).toEqual([
    'requires: @fairlead/mfe-stamps 0.1.0 needs @fairlead/store ^0.1.0; the composition has 0.2.0.',
    'requires: @fairlead/mfe-stamps 0.1.0 needs @fairlead/paper, which the composition lacks.',
  ]);
});

test('a build cannot bring an address that another area of the composition has brought', () => {
  expect(said(bringing('/letters'), live)).toEqual([
    "routes: /letters of stamps is the address of 'letters' in letters. Choose another one.",
  ]);
});

test.each([
  [['bootstrap', 'mount', 'unmount', 'unload', 'about', 'prepare'], []],
  [undefined, []],
  [
    ['bootstrap', 'unmount', 'about'],
    [
      'lifecycles: @fairlead/mfe-stamps exports no mount, no unload. Export what microFrontend() returns from the entry of its package.json.',
    ],
  ],
])('a build of an area that exports %j has these findings: %j', (exported, findings) => {
  const build = aBuild(exported ? { lifecycles: exported } : {});
  expect(said(build, live)).toEqual(findings);
});

test('a build says which live address of its area it would take away', () => {
  const build = aBuild({
    name: '@fairlead/mfe-letters',
    area: { routes: { drafts: { pattern: '/letters/drafts', title: 'Drafts' } } },
  });
  expect(said(build, live)).toEqual([
    'addresses: /letters is live, and this build of @fairlead/mfe-letters has no screen for it. Keep its route.',
  ]);
});

test('a newer build of an area may bring its own addresses again', () => {
  const build = aBuild({
    name: '@fairlead/mfe-letters',
    version: '1.1.0',
    area: { routes: { letters: { pattern: '/letters', title: 'Letters' } } },
  });
  expect(said(build, live)).toEqual([]);
});

test('a build says what it imports of the platform that the composition does not export', () => {
  const platform = {
    effector: ['createStore', 'split', 'merge'],
    react: ['use'],
    lit: 'all',
  } as const;
  expect(said(aBuild({ platform }), live)).toEqual([
    'platform: @fairlead/mfe-stamps imports split, merge of effector, which the platform of the composition does not export. Ask for it in shared/build/src/platform.ts, or do without it.',
  ]);
});

test('a build says which module needs an earlier version of it', () => {
  const modules = {
    ...live.modules,
    '@fairlead/mfe-letters': {
      version: '1.0.0',
      requires: { '@fairlead/mfe-stamps': '^0.0.1' },
      css: [],
    },
  };
  expect(said(aBuild({}), { ...live, modules })).toEqual([
    'requires: @fairlead/mfe-letters needs @fairlead/mfe-stamps ^0.0.1, and this is 0.1.0. Publish a build of @fairlead/mfe-letters that takes it first.',
  ]);
});

test('a build cannot import what a shared package of the composition does not export', () => {
  const platform = { ...live.platform, '@fairlead/store': ['navigate'] };
  const imports = { '@fairlead/store': ['navigate', 'glide'], '@fairlead/unheard': ['of'] };
  expect(said(aBuild({ imports }), { ...live, platform })).toEqual([
    'platform: @fairlead/mfe-stamps imports glide of @fairlead/store, which the platform of the composition does not export. Build it against the versions of the composition, or publish the platform first.',
  ]);
});

test('a build cannot bring a module of another package', () => {
  const modules = {
    '@fairlead/mfe-stamps': 'a.js',
    '@fairlead/mfe-stamps/sandbox': 'b.js',
    '@fairlead/store': 'c.js',
  };
  expect(said(aBuild({ modules }), live)).toEqual([
    'modules: @fairlead/mfe-stamps brings the module @fairlead/store, which is not its own. Remove it from "entries" in package.json.',
  ]);
});

const calling = (name: string, service: string) =>
  aBuild({ facts: { drafts: [], calls: [{ name, service, method: 'GET', path: '/v1' }] } });

test('a call cannot have the name of another area’s call, nor ask its service', () => {
  const { facts } = calling('list-letters', 'areas/letters');
  const others = { ...live, ...(facts && { facts: { '@fairlead/mfe-letters': facts } }) };
  expect(said(calling('list-stamps', 'areas/stamps'), others)).toEqual([]);
  expect(said(calling('list-letters', 'areas/stamps'), others)).toEqual([
    'contracts: The call list-letters of @fairlead/mfe-stamps is called like one of @fairlead/mfe-letters. Choose another name.',
  ]);
  expect(said(calling('list-stamps', 'areas/letters'), others)).toEqual([
    'contracts: The call list-stamps of @fairlead/mfe-stamps asks areas/letters. An area brings calls of areas/stamps only.',
  ]);
});

const drafting = (version: number, migrates: readonly number[] = [], file = 'src/form.ts') =>
  aBuild({ facts: { drafts: [{ file, version, migrates }], calls: [] } });

test.each([
  [drafting(2), []],
  [drafting(4, [2, 3]), []],
  [
    drafting(4, [3]),
    [
      'drafts: The draft in src/form.ts goes from version 2 to 4 without a migration of version 2. Add it to "migrations".',
    ],
  ],
  [
    drafting(1),
    [
      "drafts: The draft in src/form.ts goes back from version 2 to 1, which can't read it. Raise its version.",
    ],
  ],
  [
    drafting(2, [], 'src/other.ts'),
    [
      'drafts: @fairlead/mfe-stamps has no draft in src/form.ts anymore: what people saved in it would be lost. Keep it, or force this row if it moved to another file.',
    ],
  ],
])(
  'a build restores what people saved with the live one, or says what it loses',
  (build, found) => {
    const { facts } = drafting(2);
    expect(said(build, { ...live, ...(facts && { facts: { [build.name]: facts } }) })).toEqual(
      found,
    );
  },
);

const element = (changes: Partial<ElementFacts> = {}): ElementFacts => ({
  tag: 'fairlead-stamps',
  attributes: { path: 'string' },
  events: { 'fairlead-screen': 'CustomEvent' },
  ...changes,
});

const offering = (facts: Partial<SourceFacts>) =>
  aBuild({ facts: { drafts: [], calls: [], ...facts } });

const withLive = ({ name, facts }: BuildManifest) => ({
  ...live,
  ...(facts && { facts: { [name]: facts } }),
});

test.each([
  [[element()], []],
  [[element(), element({ tag: 'fairlead-more' })], []],
  [[element({ attributes: { path: 'string', size: 'number' } })], []],
  [
    [],
    [
      "elements: Hosts embed <fairlead-stamps>, which this build of @fairlead/mfe-stamps doesn't have. Call microFrontend() in its entry.",
    ],
  ],
  [
    [element({ attributes: {}, events: { 'fairlead-screen': 'Event' } })],
    [
      'elements: The attribute path of <fairlead-stamps> is live, and gone here. Keep it, or force this row once no host relies on it.',
      'elements: The event fairlead-screen of <fairlead-stamps> is live as CustomEvent, and here Event. Keep it, or force this row once no host relies on it.',
    ],
  ],
  [
    undefined,
    [
      "elements: This build of @fairlead/mfe-stamps doesn't say which elements it has: an earlier version of the command made it. Update the command, and build again: fairlead mfe build.",
    ],
  ],
])('a build with the elements %j takes from hosts what is live: %j', (elements, found) => {
  const live = withLive(offering({ elements: [element()] }));
  expect(said(offering(elements ? { elements } : {}), live)).toEqual(found);
});

test.each([
  [['lick', 'stamp', 'post'], []],
  [
    ['stamp'],
    [
      "tasks: Scenarios may have the step “lick”, which this build of @fairlead/mfe-stamps doesn't offer. Keep the task, or force this row once no scenario has the step.",
    ],
  ],
  [
    undefined,
    [
      "tasks: This build of @fairlead/mfe-stamps doesn't say which tasks it has: an earlier version of the command made it. Update the command, and build again: fairlead mfe build.",
    ],
  ],
])('a build with the tasks %j takes steps from scenarios: %j', (tasks, found) => {
  const live = withLive(offering({ tasks: ['lick', 'stamp'] }));
  expect(said(offering(tasks ? { tasks } : {}), live)).toEqual(found);
});

test('what a live build of an earlier version does not say is not compared', () => {
  const build = offering({ elements: [], tasks: [] });
  expect(said(build, withLive(offering({})))).toEqual([]);
  expect(said(build, live)).toEqual([]);
});

test('a build keeps to its budget, if it has one', () => {
  expect(said(aBuild({}), live, 50)).toEqual([]);
  expect(said(aBuild({ budget: 50 }), live, 50)).toEqual([]);
  expect(said(aBuild({ budget: 50 }), live, 50.06)).toEqual([
    'size: @fairlead/mfe-stamps is 50.1 kB in brotli, and its budget is 50 kB. Make it smaller, or raise "budget" in package.json.',
  ]);
});
