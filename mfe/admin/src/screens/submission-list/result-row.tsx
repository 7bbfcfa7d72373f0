import { useUnit } from 'effector-react';
import type { KeyboardEvent, Ref } from 'react';
import type { SummaryRow } from '../../model/submission-list/summary-row.ts';
import { useModel } from '../../use-model.ts';
import { Marked } from './marked.tsx';
import { roles } from './table-roles.ts';

type Props = {
  readonly row: SummaryRow;
  readonly linkRef: Ref<HTMLAnchorElement>;
  readonly onKey: (event: KeyboardEvent) => void;
};

/** One submission. Its company is the link to the board; the search words are marked. */
export function ResultRow({ row, linkRef, onKey }: Props) {
  const { submissionList } = useModel();
  const search = useUnit(submissionList.$shownSearch);
  return (
    <tr {...roles.row}>
      <th scope="row" {...roles.company}>
        <a href={row.href} ref={linkRef} onKeyDown={onKey}>
          <Marked text={row.company} search={search} />
        </a>
      </th>
      <td {...roles.cell} className="code subs-wide">
        <Marked text={row.id} search={search} />
      </td>
      <td {...roles.cell} className="code subs-wide">
        <Marked text={row.applicationId} search={search} />
      </td>
      <td {...roles.cell} className="subs-status">
        <span className={`status-text status-${row.tone}`}>
          <span className="dot" aria-hidden="true" />
          {row.statusLabel}
        </span>
      </td>
      <td {...roles.cell} className="subs-wide">
        {row.packages}
      </td>
      <td {...roles.cell} className="subs-contact">
        <Marked text={row.email} search={search} />
      </td>
      <td {...roles.cell} className="subs-updated">
        {row.updated}
      </td>
      <td {...roles.cell} className="subs-wide">
        {row.expires}
      </td>
    </tr>
  );
}
