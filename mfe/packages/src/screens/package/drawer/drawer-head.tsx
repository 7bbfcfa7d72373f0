import type { Coverage } from '@fairlead/contracts/packages';
import { coverageLabel } from '@fairlead/domain/packages';
import { useUnit } from 'effector-react';
import { summaries } from '../../../content/summaries.ts';
import { content } from '../../../content.ts';
import { useModel } from '../../../use-model.ts';
import { glyphOf } from '../../labels.ts';

type Props = { readonly coverage: Coverage };

/** The coverage's name and the tabs. */
export function DrawerHead({ coverage: { unique_name: name } }: Props) {
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
