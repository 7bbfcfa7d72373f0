import { TextSkeleton } from '@fairlead/mfe-kit';

type Props = {
  /** About how wide each line's name will be, in px: of a long name, each line of it. */
  readonly names: readonly (readonly number[])[];
  /** About how wide the lines' values will be, in px. */
  readonly value: number;
  /** About how wide the name and the value of the last line will be, in px; without it, there is no last line. */
  readonly sum?: readonly [number, number] | undefined;
};

/** The place of a summary's lines and their sum. */
export const SummaryLinesSkeleton = ({ names, value, sum }: Props) => (
  <div className="summary-lines">
    {names.map((name) => (
      <div key={name.join()}>
        <span className="skeleton-name">
          {name.map((width) => (
            <TextSkeleton key={width} width={width} />
          ))}
        </span>
        <TextSkeleton width={value} />
      </div>
    ))}
    {sum ? (
      <div className="sum">
        <TextSkeleton width={sum[0]} />
        <TextSkeleton width={sum[1]} />
      </div>
    ) : null}
  </div>
);
