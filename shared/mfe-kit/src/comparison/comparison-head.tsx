import type {} from '@fairlead/ui/react';
import type { ReactNode } from 'react';
import type { ComparedColumn } from './compared-column.ts';
import { comparisonContent } from './content.ts';

type Props = { readonly column: ComparedColumn; readonly children?: ReactNode };

/** The head of a package's column: flags, name, price and actions. */
export function ComparisonHead({ column, children }: Props) {
  const { id, name, description, price, per, isPricing, isRecommended, isPinned } = column;
  return (
    <>
      <p className="option-flag">
        {isRecommended ? <span>{comparisonContent.recommended}</span> : null}
        {isPinned ? (
          <span className="option-pinned">
            <ui-icon name="tack" size="sm" />
            {comparisonContent.pinned}
          </span>
        ) : null}
      </p>
      <div className="option-top">
        <h2 className="option-name" id={`o-${id}`} tabIndex={-1}>
          {name}
        </h2>
        <p className="option-desc">{description}</p>
        <div className="option-prices">
          <p className="option-price">
            {isPricing ? (
              <span className="muted">{comparisonContent.pricing}</span>
            ) : price === null ? (
              <span className="muted">{comparisonContent.noPrice}</span>
            ) : (
              <ui-money cents={price} per={per} size="xl" />
            )}
            {column.chip ? <span className="chip chip-caution">{column.chip}</span> : null}
          </p>
          {column.priceNote ? <p className="option-delta num">{column.priceNote}</p> : null}
        </div>
        <div className="option-choices">{children}</div>
      </div>
    </>
  );
}
