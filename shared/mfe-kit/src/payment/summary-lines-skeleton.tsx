import { TextSkeleton } from '@fairlead/mfe-kit';

type Props = {
  /** About how wide each line's name will be, in px: of a long name, each line of it. */
  readonly names: readonly (readonly number[])[];
  /** The same of their values. */
  readonly value: number;
  /** The same of the last line, below a rule: its name and its value. Without it there is none. */
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
