import { useUnit } from 'effector-react';
import type { Column } from '../model/column.ts';
import { useModel } from '../use-model.ts';

/** The Recommended switch. If it is disabled, the element around it takes the focus and says why. */
export function Recommended({ column }: { readonly column: Column }) {
  const { recommended } = useModel();
  const switched = useUnit(recommended.switched);
  const { id, name, isRecommended, whyNotRecommend } = column;
  const control = (
    <ui-switch
      label="Recommended"
      accessibleLabel={`Recommended: ${name}`}
      checked={isRecommended}
      disabled={whyNotRecommend !== null}
      dense
      onui-change={({ detail }) => switched({ packageId: id, to: detail })}
    />
  );
  if (whyNotRecommend === null) return <div className="column-switch">{control}</div>;
  return (
    <ui-tooltip text={whyNotRecommend}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a disabled switch takes no focus, its reason must. */}
      <fieldset className="column-switch" aria-label={`Recommended: ${name}`} tabIndex={0}>
        {control}
      </fieldset>
    </ui-tooltip>
  );
}
