import { coverageLabel } from '@fairlead/domain/packages';
import { $addresses } from '@fairlead/store';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { shown } from '../labels.ts';

/** What the activated package covers, and from when. */
export function Covered({ date }: { readonly date: string | null }) {
  const { confirmation } = useModel();
  const { selected, covered, addresses } = useUnit({
    selected: confirmation.$package,
    covered: confirmation.$covered,
    addresses: $addresses,
  });
  const account = (
    <a className="button button-secondary button-block" href={addresses['customer-portal']}>
      {content.confirmation.action}
    </a>
  );
  if (!selected)
    return (
      <div className="panel stack" data-surface="panel">
        {account}
      </div>
    );
  return (
    <aside className="panel stack" data-surface="panel" aria-labelledby="covered">
      <h2 className="heading" id="covered">
        {selected.name}
      </h2>
      <dl className="summary-lines">
        {covered.map(({ coverage, limit }) => (
          <div key={coverage}>
            <dt>{coverageLabel(coverage)}</dt>
            <dd className="num">{limit ? shown(limit) : ''}</dd>
          </div>
        ))}
        {date ? (
          <div className="sum">
            <dt>{content.confirmation.starts}</dt>
            <dd className="num">{date}</dd>
          </div>
        ) : null}
      </dl>
      {account}
    </aside>
  );
}
