/** What a mutation run can be narrowed to: which sources are changed. */
export const parts = {
  domain: {
    says: 'the rules of shared/domain',
    sources: ['shared/domain/src/**/*.ts'],
  },
  models: {
    says: "the shared store and the models of the applicant's areas",
    sources: [
      'shared/store/src/**/*.ts',
      'mfe/{account,intake,application,decision,header}/src/model/**/*.ts',
    ],
  },
} as const satisfies Record<string, { says: string; sources: readonly string[] }>;

export type PartName = keyof typeof parts;

export const partNames = Object.keys(parts) as PartName[];

export const isPartName = (word: string): word is PartName => Object.hasOwn(parts, word);
