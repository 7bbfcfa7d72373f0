import { useUnit } from 'effector-react';
import type { DrawerPart } from '../../../model/package/drawer-parts.ts';
import { useModel } from '../../../use-model.ts';
import { Choices } from './choices.tsx';
import { Locations } from './locations.tsx';
import { amountOf, hintOf, nameOf } from './part-labels.ts';

/** The limits and out-of-pockets of a coverage, with what can be chosen at once and what needs a review (B§5). */
export function DetailsTab() {
  const { drawer } = useModel().packagePage;
  const { parts, canEdit } = useUnit({ parts: drawer.$parts, canEdit: drawer.$canEdit });
  return (
    <>
      {parts.map((part) =>
        canEdit && offersAnother(part) ? (
          <Choices key={part.name} part={part} />
        ) : (
          <Fixed key={part.name} part={part} />
        ),
      )}
      <Locations />
    </>
  );
}

/** Whether it can have another value than it has: an underwriter may have granted one that isn't among those available now. */
const offersAnother = ({ now, review, value }: DrawerPart): boolean =>
  [...now, ...review].some((offered) => offered !== value);

type Props = { readonly part: DrawerPart };

function Fixed({ part }: Props) {
  return (
    <section className="limit-group">
      <h3 className="heading">{nameOf(part)}</h3>
      <p className="hint">{hintOf(part)}</p>
      <p className="num strong">{amountOf(part, part.value)}</p>
    </section>
  );
}
