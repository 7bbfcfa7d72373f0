import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { PackageColumn } from './package-column.tsx';
import { useColumnDrag } from './use-column-drag.ts';

/** The packages, side by side. */
export function Columns() {
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
        <PackageColumn key={column.id} column={column} />
      ))}
    </section>
  );
}
