import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { StatusFilter } from './status-filter.tsx';

/** What the library is filtered by. Each choice works at once; Escape closes the panel. */
export function FilterPanel({ onClose }: { readonly onClose: () => void }) {
  const { library } = useModel();
  const { filter, coverages, counts, toggleCoverage, clear } = useUnit({
    filter: library.$filter,
    coverages: library.$coverages,
    counts: library.$counts,
    toggleCoverage: library.coverageToggled,
    clear: library.cleared,
  });
  const self = useRef<HTMLFieldSetElement>(null);
  useEffect(() => self.current?.querySelector('button')?.focus(), []);
  return (
    <fieldset
      className="filter-panel"
      ref={self}
      aria-label={content.library.filter}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <StatusFilter />
      <fieldset className="filter-part">
        <legend>{content.library.coverage}</legend>
        <div className="filter-coverages">
          {coverages.map(({ unique_name, label }) => (
            <ui-checkbox
              key={unique_name}
              label={label}
              controlId={`filter-${unique_name}`}
              checked={filter.coverages.includes(unique_name)}
              onui-change={() => toggleCoverage(unique_name)}
            />
          ))}
        </div>
      </fieldset>
      <div className="row between">
        <ui-button
          variant="quiet"
          size="sm"
          label={content.library.clear}
          onClick={() => clear()}
        />
        <ui-button size="sm" label={content.library.show(counts.found)} onClick={() => onClose()} />
      </div>
    </fieldset>
  );
}
