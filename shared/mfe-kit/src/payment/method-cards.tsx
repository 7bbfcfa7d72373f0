import type {} from '@fairlead/ui/react';

/** A payment method, as its card shows it. */
type MethodCard = {
  readonly name: string;
  readonly note: string;
  readonly icon: 'bank' | 'card' | 'check';
};

type Props<Method extends string> = {
  readonly legend: string;
  readonly methods: readonly Method[];
  readonly cards: Readonly<Record<Method, MethodCard>>;
  readonly chosen: Method;
  readonly onChoose: (method: Method) => void;
  readonly isPaying: boolean;
};

/** The payment methods to choose from: a radio group of cards. */
export function MethodCards<Method extends string>(props: Props<Method>) {
  const { legend, methods, cards, chosen, onChoose, isPaying } = props;
  return (
    <fieldset className="method-cards">
      <legend className="visually-hidden">{legend}</legend>
      {methods.map((method) => (
        <label key={method} className="choice">
          <input
            className="check"
            type="radio"
            name="method"
            value={method}
            aria-label={cards[method].name}
            aria-describedby={`method-${method}`}
            checked={chosen === method}
            disabled={isPaying}
            onChange={() => onChoose(method)}
          />
          <span className="choice-text grow">
            <span className="strong">{cards[method].name}</span>
            <span className="tiny muted" id={`method-${method}`}>
              {cards[method].note}
            </span>
          </span>
          <ui-icon name={cards[method].icon} />
        </label>
      ))}
    </fieldset>
  );
}
