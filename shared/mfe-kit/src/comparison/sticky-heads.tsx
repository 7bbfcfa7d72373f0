import { formatMoney } from '@fairlead/domain/money';
import { useEffect, useRef, useState } from 'react';
import type { ComparedColumn } from './compared-column.ts';

type Props = { readonly columns: readonly ComparedColumn[] };

/** Repeats names and prices above the rows once the heads have left the screen. Assistive technology has the heads. */
export function StickyHeads({ columns }: Props) {
  const { bar, isPast } = useHeadsPast(columns.length);
  return (
    <div
      ref={bar}
      className={isPast ? 'compare-heads is-past' : 'compare-heads'}
      aria-hidden="true"
    >
      <div className="compare-heads-row">
        {columns.map(({ id, name, price, per, isPricing }) => (
          <p key={id}>
            <b>{name}</b>
            {isPricing || price === null ? null : (
              <span className="num">
                {formatMoney(price)}/{per}
              </span>
            )}
          </p>
        ))}
      </div>
    </div>
  );
}

/** Whether the heads of the packages have scrolled past the top. */
function useHeadsPast(count: number) {
  const bar = useRef<HTMLDivElement>(null);
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const head = count > 0 && bar.current?.parentElement?.querySelector('.option-top');
    if (!head) return;
    const observer = new IntersectionObserver(([entry]) =>
      setPast(!!entry && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    );
    observer.observe(head);
    return () => observer.disconnect();
  }, [count]);
  return { bar, isPast };
}
