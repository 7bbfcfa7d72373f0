import { type DialogProperties, dialogButtons } from '../dialog/dialog-buttons.ts';
import { requestClose } from '../dialog/request-close.ts';
import { byUrgency, isClosable, type Toast } from '../toasts/toast-timers.ts';
import { h, type PageNode, type Props } from './page-node.ts';
import { listOf, type Row, type RowContext, textOf } from './row.ts';

/** The rows of dialogs, drawers, tooltips and toasts. Only the parent opens and closes a dialog or a drawer. */
export const overlayRows: Readonly<Record<string, Row>> = {
  'ui-dialog': modalRow((props, context, close) => [
    h('h2', null, textOf(props.heading)),
    props.hideClose ? null : closeButton(close),
    ...context.slot(),
    ...footOf(props, context),
  ]),
  'ui-drawer': modalRow((_, context, close) => [
    closeButton(close),
    ...context.slot('head'),
    ...context.slot(),
    ...context.slot('foot'),
  ]),
  'ui-tooltip': ({ text }, context) => [h('described', { text }, ...context.slot())],
  'ui-toasts': ({ toasts }, context) => {
    const { alerts, statuses } = byUrgency(listOf<Toast>(toasts));
    const draw = (toast: Toast) => toastNode(toast, context);
    return [
      h('div', { role: 'alert' }, ...alerts.map(draw)),
      h('div', { role: 'status' }, ...statuses.map(draw)),
    ];
  },
};

type Content = (props: Props, context: RowContext, close: () => void) => readonly PageNode[];

/** Returns the row of a modal dialog with this content. Escape requests to close it. */
function modalRow(content: Content): Row {
  return (props, context) => {
    if (!props.open) return [];
    const close = () => requestClose((name) => context.fire(name), { dirty: Boolean(props.dirty) });
    const attributes = {
      open: true,
      isModal: true,
      'aria-label': props.heading,
      onEscape: close,
    };
    return [h('dialog', attributes, ...content(props, context, close))];
  };
}

const closeButton = (onPress: () => void) =>
  h('button', { type: 'button', 'aria-label': 'Close', onPress });

const footOf = (props: Props, { fire }: RowContext): PageNode[] =>
  dialogButtons(props as DialogProperties).map(({ event, ...button }) =>
    h('ui-button', { ...button, onClick: () => fire(event) }),
  );

const toastNode = (toast: Toast, { fire }: RowContext) =>
  h(
    'div',
    null,
    h('span', null, toast.text),
    toast.action
      ? h('button', { type: 'button', onPress: () => fire('ui-action', toast.id) }, toast.action)
      : null,
    isClosable(toast) ? closeButton(() => fire('ui-dismiss', toast.id)) : null,
  );
