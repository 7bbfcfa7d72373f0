import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import type { OfferedItem } from '../model/request-quotes/offers.ts';
import { useModel } from '../use-model.ts';

type Props = { readonly item: OfferedItem; readonly product: string };

/** A coverage that can be asked for, with its limits once it is chosen. */
export function RequestCoverage({ item, product }: Props) {
  const { requestQuotes } = useModel();
  const toggle = useUnit(requestQuotes.coverageToggled);
  const { id, label, isChosen, count, choices } = item;
  return (
    <div className={isChosen ? 'rq-item is-chosen' : 'rq-item'}>
      <label className="check-row">
        <input
          className="check"
          type="checkbox"
          checked={isChosen}
          aria-label={`${label}, ${product}`}
          onChange={() => toggle(id)}
        />
        <span className="grow">{label}</span>
        {count > 0 ? (
          <span className="tiny muted">{content.requestQuotes.requests(count)}</span>
        ) : null}
      </label>
      {choices.length > 0 ? (
        <div className="rq-more">
          {choices.map((choice) => (
            <Choice key={choice.name} item={item} choice={choice} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

type ChoiceProps = {
  readonly item: OfferedItem;
  readonly choice: OfferedItem['choices'][number];
};

/** The values of one limit; a value that cannot be chosen stays visible. */
function Choice({ item, choice: { name, label, isFixed, chips } }: ChoiceProps) {
  const { requestQuotes } = useModel();
  const toggle = useUnit(requestQuotes.limitToggled);
  return (
    <fieldset className="filter-part" aria-label={`${label} of ${item.label}`}>
      <legend>
        {label}
        {isFixed ? <span className="muted"> {content.requestQuotes.setByInsurer}</span> : null}
      </legend>
      <div className="picks">
        {chips.map(({ value, text, isOn }) => (
          <button
            className={isOn ? 'pick is-on' : 'pick'}
            type="button"
            key={value}
            disabled={isFixed}
            aria-pressed={isFixed ? undefined : isOn}
            onClick={() => toggle({ coverage: item.id, limit: name, value })}
          >
            {isOn ? <ui-icon name="check" size="sm" /> : null}
            {text}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
