import { createElement as h, type ReactElement } from 'react';
import type { PageCase, Step } from './page-case.ts';

const body = h('p', { key: 'body' }, 'It is gone then.');
const dialog = (properties: object, ...children: ReactElement[]) =>
  h('ui-dialog', { heading: 'Remove it?', open: true, ...properties }, body, ...children);
const drawer = (properties: object, ...children: ReactElement[]) =>
  h(
    'ui-drawer',
    { heading: 'Cyber', open: true, ...properties },
    h('div', { slot: 'foot' }, h('ui-button', { label: 'Apply' })),
    h('h2', { slot: 'head' }, 'Cyber liability'),
    body,
    ...children,
  );

const drawn = (name: string, page: ReactElement, ...steps: readonly Step[]): PageCase => ({
  name,
  page: h('div', null, h('ui-button', { label: 'Behind' }), page),
  steps,
});

const button = (text: string) => h('button', { type: 'button' }, text);

const toasts = [
  { id: 't1', text: 'Saved', tone: 'success', audience: 'client' },
  { id: 't2', text: 'Published', tone: 'info', audience: 'admin' },
  { id: 't3', text: 'Not saved', tone: 'error', audience: 'client' },
] as const;

/** Cases of elements over the page. */
export const overlayCases: readonly PageCase[] = [
  drawn('ui-dialog, closed', dialog({ open: false, primary: 'Remove' })),
  drawn(
    'ui-dialog with two buttons',
    dialog({ primary: 'Remove', secondary: 'Keep', tone: 'danger' }),
    { press: 'Remove' },
    { press: 'Keep' },
    { press: 'Close' },
    'Escape',
  ),
  drawn('ui-dialog without a way out', dialog({ hideClose: true }), 'Escape'),
  drawn(
    'ui-dialog, busy',
    dialog({ primary: 'Remove', secondary: 'Keep', busy: true, busyLabel: 'Removing…' }),
    'Escape',
  ),
  drawn('ui-dialog with nothing to send yet', dialog({ primary: 'Save', primaryDisabled: true })),
  drawn(
    'ui-dialog with a field in it',
    dialog({ primary: 'Save' }, h('ui-text-field', { key: 'name', label: 'Name', value: 'Plan' })),
    { fill: 'Name', with: 'Better plan' },
    { press: 'Save' },
  ),
  drawn('ui-drawer, closed', drawer({ open: false })),
  drawn('ui-drawer', drawer({}), { press: 'Apply' }, { press: 'Close' }, 'Escape'),
  drawn('ui-drawer with something to apply', drawer({ dirty: true }), { press: 'Close' }),
  drawn(
    'ui-drawer that is kept open',
    drawer({
      dirty: true,
      'onui-before-close': (event: Event) => event.preventDefault(),
    }),
    { press: 'Close' },
  ),
  drawn(
    'ui-dialog in a ui-drawer',
    drawer({}, dialog({ key: 'sure', primary: 'Leave' })),
    { press: 'Leave' },
    { press: 'Close' },
  ),
  drawn('ui-tooltip', h('ui-tooltip', { text: 'Monthly, in cents' }, button('Price'))),
  drawn('ui-tooltip without a text', h('ui-tooltip', null, button('Price'))),
  drawn(
    'ui-tooltip around two',
    h('ui-tooltip', { text: 'Only this' }, button('One'), button('Two')),
  ),
  drawn(
    'ui-tooltip around an element',
    h('ui-tooltip', { text: 'Not here' }, h('ui-button', { label: 'One' })),
  ),
  drawn('ui-toasts, none', h('ui-toasts', { toasts: [] })),
  drawn(
    'ui-toasts',
    h('ui-toasts', { toasts }),
    { press: 'Close', number: 1 },
    { draw: h('div', null, h('ui-toasts', { toasts: toasts.slice(0, 1) })) },
  ),
  drawn(
    'ui-toasts with a button',
    h('ui-toasts', { toasts: toasts.map((toast) => ({ ...toast, action: 'Undo' })) }),
    { press: 'Undo', number: 1 },
  ),
];
