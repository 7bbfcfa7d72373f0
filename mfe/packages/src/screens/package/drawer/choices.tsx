import { useUnit } from 'effector-react';
import { content } from '../../../content.ts';
import type { DrawerPart } from '../../../model/package/drawer-parts.ts';
import { useModel } from '../../../use-model.ts';
import { amountOf, hintOf, nameOf } from './part-labels.ts';
import { ValueOption } from './value-option.tsx';

type Props = { readonly part: DrawerPart };

/** The values of a limit or an out-of-pocket that can be chosen: at once, or after a review (B§5). */
export function Choices({ part }: Props) {
  const { now, review } = part;
  return (
    <fieldset className="limit-group">
      <legend className="heading">{nameOf(part)}</legend>
      <p className="hint">{hintOf(part)}</p>
      {now.length > 0 ? <ValuesNow part={part} /> : null}
      {review.length > 0 ? <ReviewValues part={part} /> : null}
    </fieldset>
  );
}

/** Values that apply at once. */
function ValuesNow({ part }: Props) {
  const { drawer } = useModel().packagePage;
  const choose = useUnit(drawer.nowChosen);
  const { name, now, selection } = part;
  return (
    <>
      <p className="band band-now">
        <ui-icon name="check" size="sm" />
        {content.package.drawer.now}
      </p>
      <div className="limit-options">
        {now.map((value) => (
          <ValueOption
            key={value}
            type="radio"
            name={name}
            text={amountOf(part, value)}
            isChosen={selection.review.length === 0 && selection.now === value}
            onChosen={() => choose({ part: name, value })}
          />
        ))}
      </div>
    </>
  );
}

/** Values that an underwriter has to review. */
function ReviewValues({ part }: Props) {
  const { drawer } = useModel().packagePage;
  const toggle = useUnit(drawer.reviewToggled);
  const { name, review, selection } = part;
  const bandId = `${name}-review`;
  return (
    <div className="review-zone">
      <div className="stack stack-1">
        <p className="band band-review" id={bandId}>
          <ui-icon name="clock" size="sm" />
          {content.package.drawer.review}
        </p>
        <p className="small muted">{content.package.drawer.reviewNote}</p>
      </div>
      <div className="limit-options">
        {review.map((value) => (
          <ValueOption
            key={value}
            type="checkbox"
            name={`${name}-review`}
            describedBy={bandId}
            text={amountOf(part, value)}
            isChosen={selection.review.includes(value)}
            onChosen={() => toggle({ part: name, value })}
          />
        ))}
      </div>
    </div>
  );
}
