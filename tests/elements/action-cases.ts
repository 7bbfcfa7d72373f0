import { createElement as h, type ReactElement } from 'react';
import type { PageCase, Step } from './page-case.ts';

const button = (properties: object) => h('ui-button', { label: 'Save', ...properties });

const items = [
  { value: 'edit', text: 'Edit' },
  { value: 'copy', text: 'Copy', note: 'with all coverages' },
  { value: 'drop', text: 'Archive', reason: 'It is the only one.', separated: true },
  { value: 'stop', text: 'Stop', disabled: true },
  { value: 'help', text: 'Help', href: '/help' },
];
const menu = (properties: object) => h('ui-menu', { label: 'Actions', items, ...properties });

const tabs = [
  { id: 'one', text: 'Limits' },
  { id: 'two', text: 'Locations' },
];
const segments = [
  { value: 'mo', text: 'MONTHLY' },
  { value: 'yr', text: 'ANNUALLY' },
];

const drawn = (name: string, page: ReactElement, ...steps: readonly Step[]): PageCase => ({
  name,
  page,
  steps,
});

/** Cases of pressing controls. */
export const actionCases: readonly PageCase[] = [
  drawn('ui-button', button({}), { press: 'Save' }),
  drawn('ui-button, secondary, pressed twice', button({ variant: 'secondary' }), {
    press: 'Save',
  }),
  drawn('ui-button, disabled', button({ disabled: true })),
  drawn('ui-button, busy', button({ loading: true, busyLabel: 'Saving…', disabled: true })),
  drawn('ui-button, busy without other words', button({ loading: true })),
  drawn('ui-button with a reason', button({ reason: 'Answer first.', disabled: true })),
  drawn('ui-button that loses its reason', button({ reason: 'Answer first.' }), {
    draw: button({}),
  }),
  drawn('ui-button of an icon', button({ label: undefined, accessibleLabel: 'Remove' }), {
    press: 'Remove',
  }),
  drawn('ui-button that says more than it shows', button({ accessibleLabel: 'Save the draft' })),
  drawn('ui-menu, closed', menu({ text: 'Draft' })),
  drawn('ui-menu of an icon', menu({ variant: 'icon' }), { press: 'Actions' }),
  drawn('ui-menu with initials', menu({ text: 'Maya', avatar: 'MC', tone: 'live' })),
  drawn('ui-menu without a label', h('ui-menu', { text: 'More', items }), { press: 'More' }),
  drawn('ui-menu, disabled', menu({ text: 'Draft', disabled: true })),
  drawn('ui-menu with a reason', menu({ text: 'Draft', reason: 'Locked.', disabled: true })),
  drawn(
    'ui-menu: opened, closed by a press, by Escape, by a choice',
    menu({ text: 'Draft' }),
    { press: 'Draft Actions' },
    { press: 'Draft Actions' },
    { press: 'Draft Actions' },
    'Escape',
    { press: 'Draft Actions' },
    { press: 'Copy with all coverages' },
  ),
  drawn(
    'ui-menu with a current item',
    menu({ text: 'Draft', value: 'copy', variant: 'status' }),
    { press: 'Draft Actions' },
    { choose: 'Edit', of: 'Actions' },
    { draw: menu({ text: 'Live', value: 'edit', variant: 'status' }) },
    { press: 'Live Actions' },
  ),
  drawn(
    'ui-tabs',
    h('ui-tabs', { label: 'Cyber', tabs, value: 'one' }),
    { press: 'Limits' },
    { press: 'Locations' },
    { draw: h('ui-tabs', { label: 'Cyber', tabs, value: 'one', secondary: true }) },
    { draw: h('ui-tabs', { label: 'Cyber', tabs, value: 'two' }) },
    { choose: 'Limits', of: 'Cyber' },
  ),
  drawn('ui-tabs without a value', h('ui-tabs', { tabs }), { press: 'Limits' }),
  drawn('ui-tabs with a value that is none of them', h('ui-tabs', { tabs, value: 'x' })),
  drawn(
    'ui-switch',
    h('ui-switch', { label: 'Public' }),
    { check: 'Public' },
    { press: 'Public' },
    { draw: h('ui-switch', { label: 'Public', checked: true }) },
    { uncheck: 'Public' },
  ),
  drawn(
    'ui-switch with another name',
    h('ui-switch', { label: 'On', accessibleLabel: 'Terrorism', checked: true, disabled: true }),
  ),
  drawn(
    'ui-segmented',
    h('ui-segmented', { label: 'Schedule', options: segments, value: 'mo' }),
    { choose: 'MONTHLY', of: 'Schedule' },
    { choose: 'ANNUALLY', of: 'Schedule' },
    { draw: h('ui-segmented', { label: 'Schedule', options: segments, value: 'mo', dense: true }) },
    { draw: h('ui-segmented', { label: 'Schedule', options: segments, value: 'yr' }) },
    { choose: 'MONTHLY', of: 'Schedule' },
  ),
  drawn('ui-segmented, disabled', h('ui-segmented', { options: segments, disabled: true })),
];
