import { type BillingInterval, formatMoney, perUnit } from '@fairlead/domain/money';
import { linePrice, productLabel } from '@fairlead/domain/packages';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import type { ShownGroup } from '../../model/package/applied.ts';
import { useModel } from '../../use-model.ts';
import { CoverageCard } from './coverage-card.tsx';

/** The package's coverages by product (B§2). */
export function QuoteGroups() {
  const { packagePage, billing } = useModel();
  const { groups, interval } = useUnit({
    groups: packagePage.customization.$groups,
    interval: billing.$interval,
  });
  return groups.map((group) => (
    <QuoteGroup key={group.product} group={group} interval={interval} />
  ));
}

type Props = { readonly group: ShownGroup; readonly interval: BillingInterval };

function QuoteGroup({ group: { product, coverages }, interval }: Props) {
  const priced = coverages.filter(({ isAdded }) => !isAdded).map(({ coverage }) => coverage);
  return (
    <section className="quote-group" aria-labelledby={`g-${product}`}>
      <header>
        <h2 className="subheading" id={`g-${product}`}>
          {productLabel(product)}
        </h2>
        <p className="num strong nowrap">
          {formatMoney(linePrice(priced, interval))}
          <span className="muted tiny">{perUnit(interval)}</span>
        </p>
      </header>
      <div className="coverage-grid">
        {coverages.map((shown) => (
          <CoverageCard key={shown.coverage.unique_name} shown={shown} interval={interval} />
        ))}
      </div>
    </section>
  );
}
