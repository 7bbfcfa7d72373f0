import '@fairlead/ui/drawer';
import type { Coverage } from '@fairlead/contracts/packages';
import { coveragePrice } from '@fairlead/domain/packages';
import { ConfirmDialog, useUnsavedEdits } from '@fairlead/mfe-kit';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { summaries } from '../../../content/summaries.ts';
import { content } from '../../../content.ts';
import { useModel } from '../../../use-model.ts';
import { coverageLabel, glyphOf } from '../../labels.ts';
import { CoversTab } from './covers-tab.tsx';
import { DetailsTab } from './details-tab.tsx';
import { HotlineTab } from './hotline-tab.tsx';

/** One coverage from close by (B§2): its limits, what it covers, and for Employment Practices the hotline. */
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
        <Head coverage={coverage} />
        <Body coverage={coverage} />
        <Foot coverage={coverage} isAdded={shown.isAdded} />
      </ui-drawer>
      <ConfirmDialog
        open={isAsking}
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

function Head({ coverage: { unique_name: name } }: Props) {
  const { drawer } = useModel().packagePage;
  const { tabs, tab, choose } = useUnit({
    tabs: drawer.$tabs,
    tab: drawer.$tab,
    choose: drawer.tabChosen,
  });
  return (
    <header slot="head" className="drawer-head">
      <div className="row drawer-title">
        <ui-icon className="drawer-glyph" name={glyphOf(name)} size="xl" />
        <div className="grow stack-1">
          <h2 className="title">{coverageLabel(name)}</h2>
          <p className="muted">{summaries[name]}</p>
        </div>
      </div>
      <ui-tabs
        label={content.package.drawer.label}
        tabs={tabs.map((id) => ({ id, text: content.package.drawer.tabs[id] }))}
        value={tab}
        onui-change={({ detail }) => {
          const chosen = tabs.find((id) => id === detail);
          if (chosen) choose(chosen);
        }}
      />
    </header>
  );
}

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

function Foot({ coverage, isAdded }: Props & { readonly isAdded: boolean }) {
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
