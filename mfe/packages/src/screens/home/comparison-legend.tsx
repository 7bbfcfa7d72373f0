import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

const { comparison } = content;

/** The legend of the comparison's marks, and what the prices include. */
export function ComparisonLegend() {
  const { comparison: model } = useModel();
  const { base, options, highlights } = useUnit({
    base: model.$base,
    options: model.$options,
    highlights: model.$highlightsDifferences,
  });
  return (
    <div className="compare-legend">
      <p className="legend">
        {base ? (
          <>
            <span>
              {comparison.comparedWith} <b>{base.name}</b>
            </span>
            <span>
              <i className="swatch" />
              {comparison.moreLegend}
            </span>
          </>
        ) : null}
        {base && highlights ? (
          <span>
            <i className="swatch swatch-less" />
            {comparison.lessLegend}
          </span>
        ) : null}
        <span className="hide-sm">
          <ui-icon name="cross" size="sm" />
          {comparison.notIncluded}
        </span>
      </p>
      <p className="legend">
        <span>
          {options.every(({ per }) => per === 'mo')
            ? comparison.priceLegend
            : comparison.mixedPriceLegend}
        </span>
      </p>
    </div>
  );
}
