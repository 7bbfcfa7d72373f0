import { useFocusHandover } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { type RefObject, useRef } from 'react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

type Props = {
  /** Gets the focus once a filter is removed. */
  readonly search: RefObject<{ focus(): void } | null>;
};

/** The active filters and the sort order; each can be removed. */
export function Chips({ search }: Props) {
  const chips = useUnit(useModel().library.$chips);
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label={content.library.chips}>
      {chips.map((chip) => (
        <Chip key={chip.id} {...chip} search={search} />
      ))}
    </ul>
  );
}

function Chip({ id, text, search }: Props & { readonly id: string; readonly text: string }) {
  const remove = useUnit(useModel().library.chipRemoved);
  const self = useRef<HTMLLIElement>(null);
  useFocusHandover(self, search);
  return (
    <li className="filter-chip" ref={self}>
      {text}
      <button
        type="button"
        aria-label={content.library.removeChip(text)}
        onClick={() => remove(id)}
      >
        <ui-icon name="cross" size="sm" />
      </button>
    </li>
  );
}
