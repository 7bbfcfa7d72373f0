import type { MenuTone } from '@fairlead/ui';
import { useUnit } from 'effector-react';
import type { Column } from '../model/column.ts';
import { useModel } from '../use-model.ts';

const tones: Readonly<Record<string, MenuTone>> = { READY: 'live', IN_REVIEW: 'draft' };

type Props = { readonly column: Column; readonly locked: string | null };

/** The status of a package and the allowed new ones. */
export function PackageStatusMenu({ column, locked }: Props) {
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
