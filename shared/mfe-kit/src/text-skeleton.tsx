type Props = {
  /** About how wide the text will be, in px or as a CSS length; never wider than its place. */
  readonly width: number | string;
};

/** The place of a line of text that is on the way, as high as the line that it is in. */
export const TextSkeleton = ({ width }: Props) => (
  <span className="skeleton skeleton-text" style={{ width }} aria-hidden="true" />
);
