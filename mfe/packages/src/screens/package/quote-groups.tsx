import { formatMoney, perUnit } from '@fairlead/domain/money';
import { linePrice, productLabel } from '@fairlead/domain/packages';
import { useUnit } from 'effector-react';
import type { Ref } from 'react';
import type { ShownGroup } from '../../model/package/applied.ts';
import { useModel } from '../../use-model.ts';
import { CoverageCard } from './coverage-card.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

/** The package's coverages by product (B§2). */
export function QuoteGroups() {
  const groups = useUnit(useModel().packagePage.customization.$groups);
  const headingOf = useFocusAfterRemoval(groups);
  return groups.map((group) => (
    <QuoteGroup key={group.product} {...group} heading={headingOf(group.product)} />
  ));
}

type Props = ShownGroup & { readonly heading: Ref<HTMLHeadingElement> };

function QuoteGroup({ product, coverages, heading }: Props) {
  const { intervals, interval } = useUnit(useModel().packagePage.summary);
  const priced = coverages.filter(({ isAdded }) => !isAdded).map(({ coverage }) => coverage);
  return (
    <section className="quote-group" aria-labelledby={`g-${product}`}>
      <header>
        <h2 className="subheading" id={`g-${product}`} ref={heading} tabIndex={-1}>
          {productLabel(product)}
        </h2>
        {intervals.length === 0 || priced.length === 0 ? null : (
          <p className="num strong nowrap">
            {formatMoney(linePrice(priced, interval))}
            <span className="muted tiny">{perUnit(interval)}</span>
          </p>
        )}
      </header>
      <div className="coverage-grid">
        {coverages.map((shown) => (
          <CoverageCard key={shown.coverage.unique_name} shown={shown} />
        ))}
      </div>
    </section>
  );
}
