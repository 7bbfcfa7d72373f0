import { readable } from '@fairlead/domain';
import { formatOutOfPocket, limitLabel } from '@fairlead/domain/packages';
import { content } from '../../../content.ts';
import type { DrawerPart } from '../../../model/package/drawer-parts.ts';
import { shown } from '../../labels.ts';

/** The name of a limit or an out-of-pocket. */
export const nameOf = ({ name, label }: DrawerPart) => (label ? readable(label) : limitLabel(name));

/** One of its values, as a client reads it. */
export const amountOf = ({ unit, label }: DrawerPart, value: number) =>
  label ? formatOutOfPocket({ value, unit }) : shown({ value, unit });

/** What it means to a client. */
export const hintOf = ({ label }: DrawerPart) =>
  label ? content.package.drawer.outOfPocketHint : content.package.drawer.limitHint;
