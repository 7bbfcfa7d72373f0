import { href } from '@fairlead/domain';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import type { Option } from '../../model/comparison.ts';
import { $isAdminVariant, packagePage } from '../../model/links.ts';
import { useModel } from '../../use-model.ts';
import { PinButton } from './pin-button.tsx';

const { comparison } = content;

/** What can be done with a package of the comparison: pin it, buy it, look closer. */
export function OptionActions({ id }: { readonly id: string }) {
  const { comparison: model, submission } = useModel();
  const { options, isAdmin } = useUnit({ options: model.$options, isAdmin: submission.$isAdmin });
  const option = options.find((shown) => shown.id === id);
  if (!option) return null;
  return (
    <>
      {options.length > 1 ? <PinButton id={id} name={option.name} /> : null}
      <div className="option-actions">
        {isAdmin ? null : option.price === null ? <Advisor /> : <Buy option={option} />}
        {option.isInReview && !isAdmin ? null : <Explore option={option} />}
      </div>
    </>
  );
}

/** Without a price for a schedule that can be chosen, an advisor sells the package (AMB-103). */
function Advisor() {
  const ask = useUnit(useModel().advice.asked);
  return (
    <>
      <p className="small muted">{comparison.unpriced}</p>
      <ui-button block variant="secondary" label={comparison.advisor} onClick={() => ask()} />
    </>
  );
}

function Buy({ option }: { readonly option: Option }) {
  const { buying } = useModel();
  const { bought, buyingId, isLocked } = useUnit({
    bought: buying.bought,
    buyingId: buying.$buying,
    isLocked: buying.$isLocked,
  });
  const { id, name, isRecommended, isUnderReview, isPricing } = option;
  return (
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
  );
}

function Explore({ option: { id, name } }: { readonly option: Option }) {
  const { comparison: model, submission } = useModel();
  const { hasCustom, known, isAdminVariant } = useUnit({
    hasCustom: model.$hasCustom,
    known: submission.$submission,
    isAdminVariant: $isAdminVariant,
  });
  if (!known) return null;
  return (
    <a className="button button-quiet" href={href(packagePage(known.id, id, isAdminVariant))}>
      {hasCustom ? comparison.explore : comparison.customize}
      <span className="visually-hidden"> {name}</span>
    </a>
  );
}
