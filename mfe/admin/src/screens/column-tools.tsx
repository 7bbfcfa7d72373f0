import type { MenuTone } from '@fairlead/ui';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import type { Column } from '../model/column.ts';
import { useModel } from '../use-model.ts';
import { ColumnHandle } from './column-handle.tsx';
import { IconButton } from './icon-button.tsx';
import { PlaceMenu } from './place-menu.tsx';

const tones: Readonly<Record<string, MenuTone>> = { READY: 'live', IN_REVIEW: 'draft' };

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

type MenuProps = { readonly column: Column; readonly locked: string | null };

function PackageStatusMenu({ column, locked }: MenuProps) {
  const { packageStatus, submissionStatus } = useModel();
  const { choose, isBound } = useUnit({
    choose: packageStatus.chosen,
    isBound: submissionStatus.$isHidden,
  });
  const { id, name, status, statusLabel, choices } = column;
  if (isBound || choices.length === 0)
    return (
      <span className={status === 'READY' ? 'chip chip-live' : 'chip'}>
        {status === 'READY' ? <ui-icon name="check" /> : null}
        {statusLabel}
      </span>
    );
  return (
    <ui-menu
      variant="status"
      label={`Status of ${name}`}
      text={statusLabel}
      tone={tones[status]}
      value={status}
      reason={locked ?? undefined}
      items={[
        { value: status, text: statusLabel, tone: tones[status] },
        ...choices.map(({ to, label, whyNot }) => ({
          value: to,
          text: label,
          tone: tones[to],
          reason: whyNot ?? undefined,
        })),
      ]}
      onui-select={({ detail }) => {
        const chosen = choices.find(({ to }) => to === detail);
        if (chosen) choose({ packageId: id, to: chosen.to });
      }}
    />
  );
}
