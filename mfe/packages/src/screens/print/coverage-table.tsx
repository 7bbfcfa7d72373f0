import {
  type ComparedCell,
  type ComparedGroup,
  coverageLabel,
  formatAmount,
  productLabel,
} from '@fairlead/domain/packages';
import { comparisonContent, outOfPocketWord } from '@fairlead/mfe-kit/comparison';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

/** Coverages by package; a bar marks what differs from the base. */
export function CoverageTable({ groups }: { readonly groups: readonly ComparedGroup[] }) {
  const options = useUnit(useModel().comparison.$options);
  return (
    <table aria-label={content.print.coverages}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{content.print.coverage}</span>
          </th>
          {options.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ product, coverages, columns }) => (
        <tbody key={product}>
          <tr className="group">
            <th colSpan={options.length + 1} scope="colgroup">
              {productLabel(product)}
            </th>
          </tr>
          {coverages.map((coverage, row) => (
            <tr key={coverage}>
              <th scope="row">{coverageLabel(coverage)}</th>
              {options.map(({ id }) => (
                <td key={id}>
                  <Cell cell={columns.find(({ packageId }) => packageId === id)?.cells[row]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Cell({ cell }: { readonly cell: ComparedCell | undefined }) {
  if (!cell) return null;
  const { isIncluded, difference, limit, outOfPocket } = cell;
  return (
    <span className={difference ? 'paper-cell is-different' : 'paper-cell'}>
      {difference ? <span className="visually-hidden">{content.print.differs}</span> : null}
      {isIncluded ? (
        <>
          <b className="num">{limit && formatAmount(limit)}</b>
          <span className="muted paper-line">
            {outOfPocket && outOfPocket.value > 0
              ? `${formatAmount(outOfPocket)} ${outOfPocketWord(outOfPocket.label)}`
              : comparisonContent.noOutOfPocket}
          </span>
        </>
      ) : (
        <span className="muted">{comparisonContent.notIncluded}</span>
      )}
    </span>
  );
}
