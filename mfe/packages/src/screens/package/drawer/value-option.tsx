type Props = {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly text: string;
  readonly isChosen: boolean;
  readonly onChosen: () => void;
};

/** One value to choose. */
export function ValueOption({ type, name, text: label, isChosen, onChosen }: Props) {
  return (
    <label className="choice">
      <input className="check" type={type} name={name} checked={isChosen} onChange={onChosen} />
      <span className="choice-text">
        <span className="num">{label}</span>
      </span>
    </label>
  );
}
