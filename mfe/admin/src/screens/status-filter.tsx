import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { libraryStatuses } from '../model/library/library-card.ts';
import { useModel } from '../use-model.ts';

/** The statuses that the library is filtered by. */
export function StatusFilter() {
  const { library } = useModel();
  const { filter, toggle } = useUnit({ filter: library.$filter, toggle: library.statusToggled });
  return (
    <fieldset className="filter-part">
      <legend>{content.library.status}</legend>
      <div className="picks">
        {libraryStatuses.map((status) => {
          const isOn = filter.statuses.includes(status);
          return (
            <button
              className={isOn ? 'pick is-on' : 'pick'}
              type="button"
              key={status}
              aria-pressed={isOn}
              onClick={() => toggle(status)}
            >
              {isOn ? <ui-icon name="check" size="sm" /> : null}
              {status}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
