import { coverageLabel } from '@fairlead/domain/packages';
import '@fairlead/ui/drawer';
import type { Coverage } from '@fairlead/contracts/packages';
import { ConfirmDialog, useUnsavedEdits } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../../../content.ts';
import { useModel } from '../../../use-model.ts';
import { CoversTab } from './covers-tab.tsx';
import { DetailsTab } from './details-tab.tsx';
import { DrawerFoot } from './drawer-foot.tsx';
import { DrawerHead } from './drawer-head.tsx';
import { HotlineTab } from './hotline-tab.tsx';

/** The details of one coverage (B§2): its limits, what it covers, and for Employment Practices the hotline. */
export function Drawer() {
  const { drawer } = useModel().packagePage;
  const { shown, isDirty, close, isAsking, stay, leave } = useUnit({
    shown: drawer.$coverage,
    isDirty: drawer.$isDirty,
    close: drawer.closeAsked,
    isAsking: drawer.$asksToClose,
    stay: drawer.stayed,
    leave: drawer.closed,
  });
  useUnsavedEdits(isDirty);
  if (!shown) return null;
  const { coverage } = shown;
  return (
    <>
      <ui-drawer
        open
        heading={coverageLabel(coverage.unique_name)}
        dirty={isDirty}
        onui-before-close={(event) => {
          event.preventDefault();
          close();
        }}
        onui-close={() => close()}
      >
        <DrawerHead coverage={coverage} />
        <Body coverage={coverage} />
        <DrawerFoot coverage={coverage} isAdded={shown.isAdded} />
      </ui-drawer>
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        heading={content.package.drawer.unsaved.title}
        primary={content.package.drawer.unsaved.primary}
        secondary={content.package.drawer.unsaved.secondary}
        onConfirm={leave}
        onDismiss={stay}
      >
        <p>{content.package.drawer.unsaved.body}</p>
      </ConfirmDialog>
    </>
  );
}

type Props = { readonly coverage: Coverage };

function Body({ coverage }: Props) {
  const { drawer } = useModel().packagePage;
  const tab = useUnit(drawer.$tab);
  return (
    <div
      className="drawer-body stack"
      role="tabpanel"
      id={`${tab}-panel`}
      aria-labelledby={`${tab}-tab`}
    >
      {tab === 'details' ? <DetailsTab /> : null}
      {tab === 'covers' ? <CoversTab coverage={coverage} /> : null}
      {tab === 'hotline' ? <HotlineTab /> : null}
    </div>
  );
}
