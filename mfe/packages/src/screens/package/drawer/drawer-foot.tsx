import type { Coverage } from '@fairlead/contracts/packages';
import { coveragePrice } from '@fairlead/domain/packages';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../../../content.ts';
import { useModel } from '../../../use-model.ts';

type Props = { readonly coverage: Coverage; readonly isAdded: boolean };

/** The coverage's price, and what can be done with it. */
export function DrawerFoot({ coverage, isAdded }: Props) {
  const { packagePage, billing } = useModel();
  const { drawer } = packagePage;
  const { interval, canEdit, canRemove, isDirty, remove, apply, close } = useUnit({
    interval: billing.$interval,
    canEdit: drawer.$canEdit,
    canRemove: drawer.$canRemove,
    isDirty: drawer.$isDirty,
    remove: drawer.removeAsked,
    apply: drawer.applied,
    close: drawer.closeAsked,
  });
  return (
    <footer slot="foot" className="drawer-foot">
      <div className="grow">
        {isAdded ? (
          <span className="small muted">{content.package.card.addedPrice}</span>
        ) : (
          <ui-money
            cents={coveragePrice(coverage.premiums, interval)}
            per={interval === 'MONTHLY' ? 'mo' : 'yr'}
            size="lg"
          />
        )}
      </div>
      {canEdit && canRemove ? (
        <ui-button variant="quiet" label={content.package.drawer.remove} onClick={() => remove()} />
      ) : null}
      {canEdit && isDirty ? (
        <ui-button size="lg" label={content.package.drawer.apply} onClick={() => apply()} />
      ) : (
        <ui-button
          size="lg"
          variant="secondary"
          label={content.package.drawer.close}
          onClick={() => close()}
        />
      )}
    </footer>
  );
}
