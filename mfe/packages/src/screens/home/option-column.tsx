import { href } from '@fairlead/domain';
import { formatMoney } from '@fairlead/domain/money';
import { type ComparedGroup, productLabel } from '@fairlead/domain/packages';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import type { Option } from '../../model/comparison.ts';
import { $isAdminVariant, packagePage } from '../../model/links.ts';
import { useModel } from '../../use-model.ts';
import { ComparisonCell } from './comparison-cell.tsx';

const { comparison } = content;

type Props = {
  readonly option: Option;
  readonly groups: readonly ComparedGroup[];
  readonly isAdmin: boolean;
};

/** One package of the comparison: its head with price and actions, then its cell in every row. */
export function OptionColumn({ option, groups, isAdmin }: Props) {
  const { id, name, description, price, isRecommended, isUnderReview, isPricing } = option;
  return (
    <article
      className={isRecommended ? 'option is-recommended' : 'option'}
      aria-labelledby={`o-${id}`}
    >
      <p className="option-flag">{isRecommended ? comparison.recommended : ''}</p>
      <div className="option-top">
        <h2 className="option-name" id={`o-${id}`}>
          {name}
        </h2>
        <p className="option-desc">{description}</p>
        <p className="option-price">
          {isPricing ? (
            <span className="muted">{comparison.pricing}</span>
          ) : (
            <ui-money cents={price} per="mo" size="xl" />
          )}
          {isUnderReview ? <span className="chip chip-caution">{comparison.inReview}</span> : null}
        </p>
        <Actions option={option} isAdmin={isAdmin} />
      </div>
      <div className="option-coverages">
        {groups.map((group) => (
          <Group key={group.product} group={group} packageId={id} />
        ))}
      </div>
    </article>
  );
}

function Group({
  group,
  packageId,
}: {
  readonly group: ComparedGroup;
  readonly packageId: string;
}) {
  const column = group.columns.find((one) => one.packageId === packageId);
  if (!column) return null;
  return (
    <>
      <h3 className="group-row">
        <span className="group-name">{productLabel(column.product ?? group.product)}</span>
        <span className="num">{column.product ? `${formatMoney(column.price)}/mo` : 'None'}</span>
      </h3>
      <ul className="cells">
        {column.cells.map((cell) => (
          <ComparisonCell key={cell.coverage} cell={cell} />
        ))}
      </ul>
    </>
  );
}

function Actions({ option, isAdmin }: { readonly option: Option; readonly isAdmin: boolean }) {
  const { comparison: model, buying, submission } = useModel();
  const { hasCustom, bought, buyingId, isLocked, known, isAdminVariant } = useUnit({
    hasCustom: model.$hasCustom,
    bought: buying.bought,
    buyingId: buying.$buying,
    isLocked: buying.$isLocked,
    known: submission.$submission,
    isAdminVariant: $isAdminVariant,
  });
  const { id, name, isRecommended, isInReview, isUnderReview, isPricing } = option;
  const isClosed = isInReview && !isAdmin;
  const explore = hasCustom ? comparison.explore : comparison.customize;
  return (
    <div className="option-actions">
      {isAdmin ? null : (
        <ui-button
          block
          variant={isRecommended ? 'primary' : 'secondary'}
          label={comparison.buy}
          accessibleLabel={`${comparison.buy} ${name}`}
          loading={buyingId === id}
          disabled={isLocked || isPricing}
          reason={isUnderReview ? comparison.inReviewWhy : undefined}
          onClick={() => bought(id)}
        />
      )}
      {isClosed || !known ? null : (
        <a className="button button-quiet" href={href(packagePage(known.id, id, isAdminVariant))}>
          {explore}
          <span className="visually-hidden"> {name}</span>
        </a>
      )}
    </div>
  );
}
