import { href } from '@fairlead/domain';
import { content } from '../../content.ts';

type Props = { readonly marketSubmissionId: string };

/** Leads to the comparison on paper. */
export const PrintLink = ({ marketSubmissionId }: Props) => (
  <a
    className="button button-secondary"
    href={href({ route: 'packages-print', params: { marketSubmissionId } })}
  >
    <ui-icon name="print" />
    {content.comparison.print}
  </a>
);
