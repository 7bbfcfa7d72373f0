import type { Coverage } from '@fairlead/contracts/packages';
import { useUnit } from 'effector-react';
import { content } from '../../../content.ts';
import { useModel } from '../../../use-model.ts';
import { CoveragePrice } from '../coverage-price.tsx';

type Props = { readonly coverage: Coverage; readonly isAdded: boolean };

/** The coverage's price, and what can be done with it. */
export function DrawerFoot({ coverage, isAdded }: Props) {
  const { drawer } = useModel().packagePage;
  const { canEdit, canRemove, isDirty, remove, apply, close } = useUnit({
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
        <CoveragePrice coverage={coverage} isAdded={isAdded} />
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
