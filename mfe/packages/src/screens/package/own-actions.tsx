import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

/** Rename and delete are for the client's own package; every other can be copied into one. */
export function OwnActions() {
  const { packagePage } = useModel();
  const { isOwn, verdict, rename, remove, copy } = useUnit({
    isOwn: packagePage.own.$isOwn,
    verdict: packagePage.customization.$editing,
    rename: packagePage.own.renameOpened,
    remove: packagePage.own.deleteOpened,
    copy: packagePage.duplication.asked,
  });
  if (verdict.kind === 'ask-to-copy')
    return (
      <ui-button
        variant="secondary"
        size="sm"
        icon="pencil"
        label={content.package.customize.action}
        onClick={() => copy()}
      />
    );
  if (!isOwn) return null;
  return (
    <span className="row own-actions">
      <IconButton icon="pencil" label={content.package.rename.action} onPress={rename} />
      <IconButton icon="trash" label={content.package.remove.action} onPress={remove} />
    </span>
  );
}

type IconButtonProps = {
  readonly icon: 'pencil' | 'trash';
  readonly label: string;
  readonly onPress: () => void;
};

const IconButton = ({ icon, label, onPress }: IconButtonProps) => (
  <button
    className="icon-button"
    type="button"
    aria-label={label}
    title={label}
    onClick={() => onPress()}
  >
    <ui-icon name={icon} />
  </button>
);
