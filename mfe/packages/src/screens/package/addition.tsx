import { coverageLabel } from '@fairlead/domain/packages';
import { useUnit } from 'effector-react';
import { summaries } from '../../content/summaries.ts';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { glyphOf } from '../labels.ts';

const { add: text } = content.package;

type Props = {
  readonly coverage: string;
  readonly requiresReview: boolean;
  readonly missing: string | null;
  readonly onAdd: (coverage: string) => void;
};

/** A coverage that could be added. */
export function Addition({ coverage, requiresReview, missing, onAdd }: Props) {
  const { customization } = useModel().packagePage;
  const tried = useUnit(customization.tried);
  const label = coverageLabel(coverage);
  return (
    <li>
      <ui-icon name={glyphOf(coverage)} size="glyph" />
      <div>
        <p className="subheading row">
          {label}
          {requiresReview ? <span className="chip chip-caution">{text.requiresReview}</span> : null}
        </p>
        <p className="small muted">{summaries[coverage]}</p>
      </div>
      <ui-button
        variant="secondary"
        size="sm"
        icon="plus"
        label={text.action}
        accessibleLabel={`${text.action} ${label}`}
        reason={missing ? text.missing(coverageLabel(missing)) : undefined}
        onClick={() => {
          onAdd(coverage);
          tried({ kind: 'add', coverage });
        }}
      />
    </li>
  );
}
