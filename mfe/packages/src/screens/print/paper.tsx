import { formatDay } from '@fairlead/domain/packages';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { manyColumns } from './print-pages.ts';

const { print: text } = content;

type Props = { readonly page: number; readonly pages: number; readonly children: ReactNode };

/** One sheet: company and validity of the prices at the top, the disclaimer at the bottom. */
export function Paper({ page, pages, children }: Props) {
  const { submission, print, comparison } = useModel();
  const { today, company, until, options } = useUnit({
    today: submission.$today,
    company: print.$company,
    until: print.$holdsUntil,
    options: comparison.$options,
  });
  const isDense = options.length >= manyColumns;
  return (
    <section className={isDense ? 'paper is-dense' : 'paper'} aria-label={text.page(page, pages)}>
      <div className="paper-head">
        <p className="paper-brand">{text.brand}</p>
        <div className="muted paper-whose">
          {company ? <p>{company}</p> : null}
          <p>
            {until ? text.hold(formatDay(today), formatDay(until)) : text.printed(formatDay(today))}
          </p>
        </div>
      </div>
      {children}
      <div className="paper-foot">
        <p>{text.summary}</p>
        <p>{text.page(page, pages)}</p>
      </div>
    </section>
  );
}
