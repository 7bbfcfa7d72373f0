import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

const { pin, unpin } = content.comparison;

type Props = { readonly id: string; readonly name: string };

/** Pins a package as the one that the others are compared with. */
export function PinButton({ id, name }: Props) {
  const { comparison: model } = useModel();
  const { pinnedId, pinPackage, unpinPackage } = useUnit({
    pinnedId: model.$pinnedId,
    pinPackage: model.packagePinned,
    unpinPackage: model.packageUnpinned,
  });
  const isPinned = pinnedId === id;
  return (
    <button
      className="option-pin"
      type="button"
      onClick={() => (isPinned ? unpinPackage() : pinPackage(id))}
    >
      <ui-icon name="tack" size="sm" />
      {isPinned ? unpin : pin}
      <span className="visually-hidden"> {name}</span>
    </button>
  );
}
