import { TextSkeleton } from './text-skeleton.tsx';

type Props = {
  /** About how wide each part of the text will be, in px. It wraps between them. */
  readonly widths: readonly number[];
};

/** The place of a text that is on the way and wraps in a narrow window. */
export const WordsSkeleton = ({ widths }: Props) => (
  <span className="skeleton-words" aria-hidden="true">
    {widths.map((width) => (
      <TextSkeleton key={width} width={width} />
    ))}
  </span>
);
