import { coverageLabel } from '@fairlead/domain/packages';
import { useFocusHandover } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { type RefObject, useRef } from 'react';
import { summaries } from '../../content/summaries.ts';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { glyphOf } from '../labels.ts';

const { add: text } = content.package;

type Props = {
  readonly coverage: string;
  readonly requiresReview: boolean;
  readonly missing: string | null;
  /** Gets the focus once the coverage is added, and its row gone with the button. */
  readonly heading: RefObject<HTMLElement | null>;
};

/** A coverage that could be added. */
export function Addition({ coverage, requiresReview, missing, heading }: Props) {
  const { customization } = useModel().packagePage;
  const tried = useUnit(customization.tried);
  const label = coverageLabel(coverage);
  const self = useRef<HTMLLIElement>(null);
  useFocusHandover(self, heading);
  return (
    <li ref={self}>
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
        onClick={() => tried({ kind: 'add', coverage })}
      />
    </li>
  );
}
