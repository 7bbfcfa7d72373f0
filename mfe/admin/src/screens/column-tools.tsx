import { useUnit } from 'effector-react';
import type { Column } from '../model/column.ts';
import { useModel } from '../use-model.ts';
import { ColumnHandle } from './column-handle.tsx';
import { IconButton } from './icon-button.tsx';
import { PackageStatusMenu } from './package-status-menu.tsx';
import { PlaceMenu } from './place-menu.tsx';

/** Duplicate, copy link, view, and the status of a package. */
export function ColumnTools({ column }: { readonly column: Column }) {
  const { board, links, duplicate } = useModel();
  const { locked, copyLink, copyPackage } = useUnit({
    locked: board.$locked,
    copyLink: links.packageLinkCopied,
    copyPackage: duplicate.asked,
  });
  return (
    <div className="row between column-row">
      <div className="column-tools">
        <ColumnHandle column={column} locked={locked} />
        <IconButton
          icon="copy"
          label={`Duplicate ${column.name}`}
          whyNot={locked}
          onPress={() => copyPackage(column.id)}
        />
        <IconButton
          icon="link"
          label={`Copy link to ${column.name}`}
          onPress={() => copyLink(column.id)}
        />
        <IconButton
          icon="open"
          label={`View ${column.name} in a new tab`}
          href={column.href}
          inNewTab
        />
        <PlaceMenu column={column} locked={locked} />
      </div>
      <PackageStatusMenu column={column} locked={locked} />
    </div>
  );
}
