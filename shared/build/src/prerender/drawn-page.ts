/** What a visitor without a session sees first: HTML without scripts. */
export type DrawnPage = {
  readonly header: string;
  /** The area that drew the page, and its markup. */
  readonly area: string;
  readonly main: string;
  /** The files that were loaded until it was shown. */
  readonly files: readonly string[];
};

/** What a document shows before its scripts are there. */
export type DrawnDocument = Pick<DrawnPage, 'area' | 'files'> & {
  /** Whether the person can do something before any script is there; otherwise the screen says that its data is on the way. */
  readonly isUsable: boolean;
  readonly header: DrawnVariants;
  readonly main: DrawnVariants;
  /** The rules that its first paint needs, by the style sheet that they are from. */
  readonly criticalCss: Readonly<Record<string, string>>;
};

/** The markup of a part for the first paint, by the class of who sees it; the empty class is everybody. */
export type DrawnVariants = Readonly<Record<string, string>>;
