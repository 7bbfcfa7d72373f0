export type Part = {
  readonly says: string;
  /** What is changed. */
  readonly sources: readonly string[];
  /** The tests that have to fail. */
  readonly tests: readonly string[];
  /** Its tests create and clear their own models, so they don't affect each other in one load of the store. */
  readonly canLoadTogether: boolean;
  /** One load of the models serves the tests of all mistakes, because no test leaves anything behind. */
  readonly keepsLoad?: boolean;
  /** Its sources are screens: mistakes include markup, and the tests read a headless page. */
  readonly draws?: boolean;
};

const area = (name: string): Part => ({
  says: `the models of ${name}`,
  sources: [`mfe/${name}/src/model/**/*.ts`],
  tests: [`mfe/${name}/src/**/*.test.ts`],
  canLoadTogether: true,
});

/** The models of an area that headless screen tests test, too. */
const areaOnScreens = (name: string): Part => ({
  ...area(name),
  tests: [`mfe/${name}/src/**/*.test.{ts,tsx}`],
  keepsLoad: true,
});

/**
 * What only runs in a document: it mounts areas, makes them web components, adopts style sheets. Browser tests and those
 * of the composition state what it does.
 */
const needsDocument = [
  'shared/mfe-kit/src/{busy-screen,component-page,micro-frontend,web-component}.tsx',
  'shared/mfe-kit/src/testing/*.tsx',
];

const screens = (name: string): Part => ({
  says: `the screens of ${name}`,
  sources: [`mfe/${name}/src/screens/**/*.tsx`],
  tests: [`mfe/${name}/src/screens/**/*.test.tsx`],
  canLoadTogether: true,
  keepsLoad: true,
  draws: true,
});

/** What the areas draw with: its own tests, and those of the areas' screens that draw it. */
const kitScreens: Part = {
  says: 'the screens of shared/mfe-kit, which the areas share',
  sources: ['shared/mfe-kit/src/**/*.tsx', ...needsDocument.map((file) => `!${file}`)],
  tests: ['shared/mfe-kit/src/**/*.test.tsx', 'mfe/*/src/screens/**/*.test.tsx'],
  canLoadTogether: true,
  keepsLoad: true,
  draws: true,
};

/** The parts of a mutation run. Only a part's own tests run for its mistakes. */
export const parts = {
  domain: {
    says: 'the rules of shared/domain',
    sources: ['shared/domain/src/**/*.ts'],
    tests: ['shared/domain/**/*.test.ts'],
    canLoadTogether: true,
    keepsLoad: true,
  },
  store: {
    says: 'the models of shared/store',
    sources: ['shared/store/src/**/*.ts'],
    tests: ['shared/store/src/**/*.test.ts'],
    canLoadTogether: false,
  },
  account: area('account'),
  admin: areaOnScreens('admin'),
  application: area('application'),
  checkout: area('checkout'),
  decision: area('decision'),
  header: area('header'),
  intake: area('intake'),
  packages: areaOnScreens('packages'),
  renewal: area('renewal'),
  'account-screens': screens('account'),
  'admin-screens': screens('admin'),
  'application-screens': screens('application'),
  'checkout-screens': screens('checkout'),
  'decision-screens': screens('decision'),
  'header-screens': screens('header'),
  'intake-screens': screens('intake'),
  'kit-screens': kitScreens,
  'packages-screens': screens('packages'),
  'renewal-screens': screens('renewal'),
} as const satisfies Record<string, Part>;

export type PartName = keyof typeof parts;

export const partNames = Object.keys(parts) as PartName[];

export const isPartName = (word: string): word is PartName => Object.hasOwn(parts, word);
