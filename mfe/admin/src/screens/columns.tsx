import { useUnit } from 'effector-react';
import { type RefObject, useRef } from 'react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { PackageColumn } from './package-column.tsx';
import { useColumnDrag } from './use-column-drag.ts';

type Props = { readonly archiveToggle: RefObject<HTMLElement | null> };

/** The packages, side by side. */
export function Columns({ archiveToggle }: Props) {
  const { board } = useModel();
  const columns = useUnit(board.$columns);
  const self = useRef<HTMLElement>(null);
  useColumnDrag(self);
  if (columns.length === 0)
    return (
      <div className="board-empty">
        <ui-icon name="layers" size="xl" />
        <p>{content.empty}</p>
      </div>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
    <section className="columns" ref={self} aria-label="Packages" tabIndex={0}>
      {columns.map((column) => (
        <PackageColumn key={column.id} column={column} archiveToggle={archiveToggle} />
      ))}
    </section>
  );
}
