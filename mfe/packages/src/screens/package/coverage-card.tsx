import type { BillingInterval } from '@fairlead/domain/money';
import {
  coveragePrice,
  formatOutOfPocket,
  headlineLimit,
  limitLabel,
} from '@fairlead/domain/packages';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { summaries } from '../../content/summaries.ts';
import { content } from '../../content.ts';
import type { ShownCoverage } from '../../model/package/applied.ts';
import { useModel } from '../../use-model.ts';
import { shown as amount, coverageLabel, glyphOf } from '../labels.ts';

type Props = { readonly shown: ShownCoverage; readonly interval: BillingInterval };

/** One coverage: name, limit, out-of-pocket, price, and a button for its details (B§2). */
export function CoverageCard({ shown, interval }: Props) {
  const { drawer } = useModel().packagePage;
  const open = useUnit(drawer.opened);
  const { coverage, isEdited, isAdded } = shown;
  const { unique_name: name, limits, out_of_pockets, premiums } = coverage;
  const limit = headlineLimit(limits);
  const [outOfPocket] = out_of_pockets;
  const label = coverageLabel(name);
  return (
    <article
      className={isEdited ? 'card coverage is-edited' : 'card coverage'}
      aria-labelledby={`c-${name}`}
    >
      <div className="coverage-head">
        <ui-icon className="icon" name={glyphOf(name)} size="glyph" />
        <h3 className="subheading" id={`c-${name}`}>
          {label}
        </h3>
        {isEdited ? (
          <span className="chip chip-guide">
            {isAdded ? content.package.card.added : content.package.card.edited}
          </span>
        ) : (
          <span />
        )}
        <p className="small muted">{summaries[name]}</p>
      </div>
      <dl className="facts">
        {limit ? (
          <div>
            <dt>{limitLabel(limit.unique_name)}</dt>
            <dd className="num">{amount(limit)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{content.package.card.outOfPocket}</dt>
          <dd className="num">
            {outOfPocket ? formatOutOfPocket(outOfPocket) : content.package.card.none}
          </dd>
        </div>
      </dl>
      <div className="coverage-foot">
        <p>
          {isAdded ? (
            <span className="small muted">{content.package.card.addedPrice}</span>
          ) : (
            <ui-money
              cents={coveragePrice(premiums, interval)}
              per={interval === 'MONTHLY' ? 'mo' : 'yr'}
              size="lg"
            />
          )}
        </p>
        <ui-button
          variant="secondary"
          size="sm"
          label={content.package.card.details}
          accessibleLabel={`${content.package.card.details}: ${label}`}
          onClick={() => open(name)}
        />
      </div>
    </article>
  );
}
