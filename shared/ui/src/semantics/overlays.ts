import { h, type PageNode, type Props } from './page-node.ts';
import { listOf, type Row, type RowContext, textOf } from './row.ts';

type Toast = {
  readonly id: string;
  readonly text: string;
  readonly tone: string;
  readonly audience: string;
};

/** The rows of what stands over the page. Only the parent opens and closes a dialog or a drawer. */
export const overlayRows: Readonly<Record<string, Row>> = {
  'ui-dialog': (props, context) => {
    if (!props.open) return [];
    const close = () => context.fire('ui-close');
    return [
      modal(
        props,
        close,
        h('h2', null, textOf(props.heading)),
        props.hideClose ? null : closeButton(close),
        ...context.slot(),
        ...dialogButtons(props, context),
      ),
    ];
  },
  'ui-drawer': (props, context) => {
    if (!props.open) return [];
    const close = () => {
      if (!props.dirty || context.fire('ui-before-close')) context.fire('ui-close');
    };
    return [
      modal(
        props,
        close,
        closeButton(close),
        ...context.slot('head'),
        ...context.slot(),
        ...context.slot('foot'),
      ),
    ];
  },
  'ui-tooltip': (props, context) => [h('described', { text: props.text }, ...context.slot())],
  'ui-toasts': (props, context) => {
    const toasts = listOf<Toast>(props.toasts);
    const region = (role: string, isShown: (toast: Toast) => boolean) =>
      h('div', { role }, ...toasts.filter(isShown).map((toast) => drawToast(toast, context)));
    return [
      region('alert', ({ tone }) => tone === 'error'),
      region('status', ({ tone }) => tone !== 'error'),
    ];
  },
};

const modal = (props: Props, close: () => void, ...children: PageNode[]) =>
  h(
    'dialog',
    { open: true, isModal: true, 'aria-label': textOf(props.heading), onEscape: close },
    ...children,
  );

const closeButton = (onPress: () => void) =>
  h('button', { type: 'button', 'aria-label': 'Close', onPress });

const dialogButtons = (props: Props, { fire }: RowContext): PageNode[] => [
  props.secondary
    ? h('ui-button', {
        label: props.secondary,
        disabled: Boolean(props.busy),
        onClick: () => fire('ui-secondary'),
      })
    : null,
  props.primary
    ? h('ui-button', {
        label: props.primary,
        disabled: Boolean(props.primaryDisabled),
        loading: Boolean(props.busy),
        busyLabel: props.busyLabel,
        onClick: () => fire('ui-primary'),
      })
    : null,
];

const drawToast = ({ id, text, tone, audience }: Toast, { fire }: RowContext) =>
  h(
    'div',
    null,
    h('span', null, text),
    audience === 'admin' || tone === 'error' ? closeButton(() => fire('ui-dismiss', id)) : null,
  );
