import { type ComparedGroup, coverageLabel, productLabel } from '@fairlead/domain/packages';

/** The names of the rows; every package repeats them for assistive technology. */
export function RowLabels({ groups }: { readonly groups: readonly ComparedGroup[] }) {
  return (
    <div className="compare-labels" aria-hidden="true">
      <span />
      {groups.map(({ product, coverages }) => [
        <span key={product} className="group-row">
          {productLabel(product)}
        </span>,
        ...coverages.map((coverage) => (
          <span key={coverage} className="row-label">
            {coverageLabel(coverage)}
          </span>
        )),
      ])}
    </div>
  );
}
