import { submissionColumns } from '@fairlead/contracts/packages';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { roles } from './table-roles.ts';

const { columns } = content.submissions;

/** The cells that a narrow window leaves out, in the header and the rows. */
const onlyWide: ReadonlySet<string> = new Set([
  'id',
  'client_data_id',
  'packages',
  'expiration_date',
]);

/** The column headers: buttons that sort, and reverse the order when pressed again. */
export function ColumnHeads() {
  const { submissionList } = useModel();
  const { sort, press } = useUnit({
    sort: submissionList.$shownSort,
    press: submissionList.sorted,
  });
  return (
    <thead {...roles.group}>
      <tr {...roles.row}>
        {submissionColumns.map((column) => (
          <th
            key={column}
            scope="col"
            {...roles.head}
            className={onlyWide.has(column) ? 'subs-wide' : undefined}
            aria-sort={sort.column === column ? sort.direction : undefined}
          >
            <button type="button" onClick={() => press(column)}>
              {columns[column]}
              {sort.column === column ? (
                <ui-icon
                  name={sort.direction === 'ascending' ? 'arrow-up' : 'arrow-down'}
                  size="sm"
                />
              ) : null}
            </button>
          </th>
        ))}
      </tr>
    </thead>
  );
}
