type Props = {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly text: string;
  readonly isChosen: boolean;
  /** The id of the text that says what choosing it means. */
  readonly describedBy?: string;
  readonly onChosen: () => void;
};

/** One value to choose. */
export function ValueOption({ type, name, text: label, isChosen, describedBy, onChosen }: Props) {
  return (
    <label className="choice">
      <input
        className="check"
        type={type}
        name={name}
        checked={isChosen}
        aria-describedby={describedBy}
        onChange={onChosen}
      />
      <span className="choice-text">
        <span className="num">{label}</span>
      </span>
    </label>
  );
}
