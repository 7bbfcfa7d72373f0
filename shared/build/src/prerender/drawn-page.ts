/** What a visitor without a session sees first: HTML without scripts. */
export type DrawnPage = {
  readonly title: string;
  /** Its first paragraph, for search engines. */
  readonly description: string;
  readonly header: string;
  /** The area that drew the page, and its markup. */
  readonly area: string;
  readonly main: string;
};

/** A drawn page with the styles of its first paint. */
export type DrawnDocument = DrawnPage & {
  /** The rules that its first paint needs. */
  readonly criticalCss: string;
};
