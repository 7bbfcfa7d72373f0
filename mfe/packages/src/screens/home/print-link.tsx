import { href } from '@fairlead/domain';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

/** Leads to the comparison on paper. */
export function PrintLink() {
  const known = useUnit(useModel().submission.$submission);
  if (!known) return null;
  const params = { marketSubmissionId: known.id };
  return (
    <a className="button button-secondary" href={href({ route: 'packages-print', params })}>
      <ui-icon name="print" />
      {content.comparison.print}
    </a>
  );
}
