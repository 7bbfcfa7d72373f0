import { TextSkeleton } from '@fairlead/mfe-kit';

type Props = {
  readonly label: string;
  readonly className?: string;
  /** About how wide the hint below the label will be, in px; without it there is none. */
  readonly hint?: number;
};

/** The place of a field whose label is known. */
export const FieldSkeleton = ({ label, className = '', hint }: Props) => (
  <div className={`field ${className}`.trim()}>
    <span className="label">{label}</span>
    {hint === undefined ? null : (
      <span className="hint">
        <TextSkeleton width={hint} />
      </span>
    )}
    <span className="skeleton skeleton-field" />
  </div>
);
