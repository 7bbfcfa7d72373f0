import { TextSkeleton } from '@fairlead/mfe-kit';

type Props = {
  /** About how wide each line's name will be, in px. */
  readonly names: readonly number[];
  /** The same of their values. */
  readonly value: number;
  /** The same of the last line, below a rule: its name and its value. */
  readonly sum: readonly [number, number];
};

/** The place of a summary's lines and their sum. */
export const SummaryLinesSkeleton = ({ names, value, sum: [sumName, sumValue] }: Props) => (
  <div className="summary-lines">
    {names.map((width) => (
      <div key={width}>
        <TextSkeleton width={width} />
        <TextSkeleton width={value} />
      </div>
    ))}
    <div className="sum">
      <TextSkeleton width={sumName} />
      <TextSkeleton width={sumValue} />
    </div>
  </div>
);
