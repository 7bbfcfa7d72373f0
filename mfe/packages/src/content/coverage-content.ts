/** The content of one coverage. */
export type CoverageContent = {
  readonly longCopy: string;
  readonly examples: readonly { readonly title: string; readonly text: string }[];
  readonly features: readonly {
    readonly name: string;
    readonly title: string;
    /** Not shown at all unless the quote has it (B§1). */
    readonly onlyWhenEnabled: boolean;
    readonly description: string;
  }[];
  readonly doesNotCover: readonly string[];
  readonly faqs: readonly { readonly q: string; readonly a: string }[];
};
