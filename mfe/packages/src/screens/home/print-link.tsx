import { href } from '@fairlead/domain';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

/** Leads to the comparison on paper, once the submission is there. */
export function PrintLink() {
  const known = useUnit(useModel().submission.$submission);
  const to = known && href({ route: 'packages-print', params: { marketSubmissionId: known.id } });
  return (
    <a className="button button-secondary" href={to ?? undefined}>
      <ui-icon name="print" />
      {content.comparison.print}
    </a>
  );
}
