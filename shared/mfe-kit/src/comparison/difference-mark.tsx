import type {} from '@fairlead/ui/react';
import { comparisonContent } from './content.ts';

/** Icon and CSS class of each difference, the same in every comparison. */
const marks = {
  added: { icon: 'plus', className: 'is-added' },
  removed: { icon: 'minus', className: 'is-removed' },
  hidden: { icon: 'minus', className: 'is-removed' },
  missing: { icon: 'minus', className: 'is-down' },
  higher: { icon: 'arrow-up', className: 'is-up' },
  lower: { icon: 'arrow-down', className: 'is-down' },
  changed: { icon: 'pencil', className: 'is-changed' },
  same: { icon: 'check', className: 'is-same' },
} as const;

export type MarkKind = keyof typeof marks;

type Props = {
  readonly kind: MarkKind;
  /** Replaces the kind's own word for screen readers. */
  readonly children?: string;
};

/** Marks a difference with an icon and a word, never with a color alone. */
export function DifferenceMark({ kind, children }: Props) {
  const { icon, className } = marks[kind];
  return (
    <span className={`diff-mark ${className}`}>
      <ui-icon className="icon" name={icon} />
      {children ?? comparisonContent.marks[kind]}
    </span>
  );
}
