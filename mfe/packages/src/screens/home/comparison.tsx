import { formatMoney } from '@fairlead/domain/money';
import { productLabel } from '@fairlead/domain/packages';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { coverageLabel } from '../labels.ts';
import { OptionColumn } from './option-column.tsx';
import { CancelReview, PricesExpired } from './prompts.tsx';

const { comparison } = content;

/** The packages side by side (B§2): one article a package, aligned row by row. */
export function Comparison() {
  const { comparison: model, packagePage, submission } = useModel();
  const { options, groups, showsOutOfPocket, showOutOfPocket, isAdmin } = useUnit({
    options: model.$options,
    groups: model.$groups,
    showsOutOfPocket: model.$showsOutOfPocket,
    showOutOfPocket: model.outOfPocketShown,
    isAdmin: submission.$isAdmin,
  });
  const isOutOfAppetite = useUnit(packagePage.available.$isOutOfAppetite) && isAdmin;
  const strip = useRecommendedInView(options.length);
  if (options.length === 0 || isOutOfAppetite)
    return <Nothing text={isOutOfAppetite ? comparison.outOfAppetite : comparison.none} />;
  const recommended = options.find(({ isRecommended }) => isRecommended);
  const rows = 2 + groups.reduce((count, { coverages }) => count + 1 + coverages.length, 0);
  return (
    <>
      <div className="page-head" data-surface="chrome">
        <div className="wrap compare-head">
          <div className="stack stack-2">
            <h1 className="display">{comparison.title}</h1>
            <p className="lead">{comparison.lead}</p>
            <p className="small muted">{comparison.carrier}</p>
          </div>
          <ui-switch
            label={comparison.switch}
            checked={showsOutOfPocket}
            onui-change={({ detail }) => showOutOfPocket(detail)}
          />
        </div>
      </div>
      <div className="wrap">
        <PricesExpiredRow />
        <div className="compare-legend">
          <p className="legend">
            {recommended ? (
              <>
                <span>
                  {comparison.comparedWith} <b>{recommended.name}</b>
                </span>
                <span>
                  <i className="swatch" />
                  {comparison.moreLegend}
                </span>
              </>
            ) : null}
            <span className="hide-sm">
              <ui-icon name="cross" size="sm" />
              {comparison.notIncluded}
            </span>
          </p>
          <p className="legend">
            <span>{comparison.priceLegend}</span>
          </p>
        </div>
        <nav className="switcher compare-jump" aria-label={comparison.jump}>
          {options.map(({ id, name, price }) => (
            <a key={id} href={`#o-${id}`}>
              <span className="strong">{name}</span>
              <small className="num">{formatMoney(price)}/mo</small>
            </a>
          ))}
        </nav>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would not take the grid */}
        <div
          ref={strip}
          className="compare"
          style={{ '--cols': options.length, '--rows': rows }}
          role="group"
          aria-label="Packages"
        >
          <div className="compare-labels" aria-hidden="true">
            <span />
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
          {options.map((option) => (
            <OptionColumn key={option.id} option={option} groups={groups} isAdmin={isAdmin} />
          ))}
        </div>
        <p className="tiny muted compare-note">{comparison.terrorism}</p>
      </div>
      <CancelReview />
    </>
  );
}

function PricesExpiredRow() {
  return (
    <div className="compare-prompt">
      <PricesExpired />
    </div>
  );
}

/** Nothing to compare: a client waits, an admin reads why (AMB-76). */
function Nothing({ text }: { readonly text: string }) {
  return (
    <div className="page-head" data-surface="chrome">
      <div className="wrap stack">
        <h1 className="display">{comparison.title}</h1>
        <p className="lead" role="status">
          {text}
        </p>
      </div>
    </div>
  );
}

/** On a narrow screen the packages are a strip: it opens at the recommended one. */
function useRecommendedInView(count: number) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const best = count > 0 && strip.current?.querySelector<HTMLElement>('.is-recommended');
    if (!best || !strip.current) return;
    strip.current.scrollLeft = best.offsetLeft - (strip.current.clientWidth - best.clientWidth) / 2;
  }, [count]);
  return strip;
}
