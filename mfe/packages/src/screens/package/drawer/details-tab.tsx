import { readable } from '@fairlead/domain';
import { formatOutOfPocket } from '@fairlead/domain/packages';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../../../content.ts';
import type { DrawerPart } from '../../../model/package/drawer.ts';
import { useModel } from '../../../use-model.ts';
import { limitName, shown } from '../../labels.ts';
import { Locations } from './locations.tsx';

/** The limits and out-of-pockets of a coverage, with what can be chosen at once and what needs a review (B§5). */
export function DetailsTab() {
  const { drawer } = useModel().packagePage;
  const { parts, canEdit } = useUnit({ parts: drawer.$parts, canEdit: drawer.$canEdit });
  return (
    <>
      {parts.map((part) =>
        canEdit && part.now.length + part.review.length > 1 ? (
          <Choices key={part.name} part={part} />
        ) : (
          <Fixed key={part.name} part={part} />
        ),
      )}
      <Locations />
    </>
  );
}

type Props = { readonly part: DrawerPart };

const nameOf = ({ name, label }: DrawerPart) => (label ? readable(label) : limitName(name));
const amountOf = ({ unit, label }: DrawerPart, value: number) =>
  label ? formatOutOfPocket({ value, unit }) : shown({ value, unit });
const hintOf = ({ label }: DrawerPart) =>
  label ? content.package.drawer.outOfPocketHint : content.package.drawer.limitHint;

function Fixed({ part }: Props) {
  return (
    <section className="limit-group">
      <h3 className="heading">{nameOf(part)}</h3>
      <p className="hint">{hintOf(part)}</p>
      <p className="num strong">{amountOf(part, part.value)}</p>
    </section>
  );
}

function Choices({ part }: Props) {
  const { drawer } = useModel().packagePage;
  const { choose, toggle } = useUnit({
    choose: drawer.nowChosen,
    toggle: drawer.reviewToggled,
  });
  const { name, now, review, selection } = part;
  return (
    <fieldset className="limit-group">
      <legend className="heading">{nameOf(part)}</legend>
      <p className="hint">{hintOf(part)}</p>
      <p className="band band-now">
        <ui-icon name="check" size="sm" />
        {content.package.drawer.now}
      </p>
      <div className="limit-options">
        {now.map((value) => (
          <Option
            key={value}
            type="radio"
            name={name}
            text={amountOf(part, value)}
            isChosen={selection.review.length === 0 && selection.now === value}
            onChosen={() => choose({ part: name, value })}
          />
        ))}
      </div>
      {review.length > 0 ? (
        <div className="review-zone">
          <div className="stack stack-1">
            <p className="band band-review">
              <ui-icon name="clock" size="sm" />
              {content.package.drawer.review}
            </p>
            <p className="small muted">{content.package.drawer.reviewNote}</p>
          </div>
          <div className="limit-options">
            {review.map((value) => (
              <Option
                key={value}
                type="checkbox"
                name={`${name}-review`}
                text={amountOf(part, value)}
                isChosen={selection.review.includes(value)}
                onChosen={() => toggle({ part: name, value })}
              />
            ))}
          </div>
        </div>
      ) : null}
    </fieldset>
  );
}

type OptionProps = {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly text: string;
  readonly isChosen: boolean;
  readonly onChosen: () => void;
};

function Option({ type, name, text: label, isChosen, onChosen }: OptionProps) {
  return (
    <label className="choice">
      <input className="check" type={type} name={name} checked={isChosen} onChange={onChosen} />
      <span className="choice-text">
        <span className="num">{label}</span>
      </span>
    </label>
  );
}
