import { createElement as h, type ReactElement } from 'react';
import type { PageCase, Step } from './page-case.ts';

const errors = [
  { id: 'who', text: 'Say who.' },
  { id: 'when', text: 'Say when.' },
];
const steps = [{ text: 'Answer' }, { text: 'Review', note: 'two minutes' }, { text: 'Sign' }];
const handOff = (properties: object) =>
  h(
    'main',
    null,
    h(
      'ui-hand-off',
      { heading: "We're sorry…", year: 2026, ...properties },
      h('div', { slot: 'actions' }, h('a', { href: '/talk' }, 'Talk to us')),
      h('p', null, 'Not today.'),
    ),
  );
const prices = [
  {},
  { cents: 123456 },
  { cents: 123456, per: 'mo' },
  { cents: -50, per: 'yr' },
  { cents: 123456, whole: true },
  { cents: -99999, whole: true },
] as const;
const money = (price: object) => h('ui-money', price);
const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

const drawn = (name: string, page: ReactElement, ...taken: readonly Step[]): PageCase => ({
  name,
  page,
  steps: taken,
});

/** Cases of read-only elements, and the few buttons in them. */
export const showingCases: readonly PageCase[] = [
  drawn('ui-icon', h('p', null, h('ui-icon', { name: 'check' }), 'Included')),
  drawn('ui-icon with a name', h('p', null, 'Cyber', h('ui-icon', { label: 'Included' }), '.')),
  ...prices.map((price) =>
    drawn(
      `ui-money ${JSON.stringify(price)}`,
      h('p', null, 'Due ', money(price), ' today, not ', money(price), '.'),
    ),
  ),
  drawn(
    'ui-money in a button',
    h('button', { type: 'button' }, 'Pay ', h('ui-money', { cents: 990 })),
  ),
  drawn('ui-banner', h('ui-banner', { text: 'Prices have expired.' })),
  drawn(
    'ui-banner of danger with an action',
    h('ui-banner', { text: 'Not saved.', tone: 'danger', action: 'Try again' }),
    { press: 'Try again' },
  ),
  drawn('ui-error-summary without errors', h('ui-error-summary', { heading: 'Look again' })),
  drawn(
    'ui-error-summary',
    h(
      'div',
      null,
      h('ui-error-summary', { heading: 'Look again', errors, attempt: 1 }),
      h('ui-text-field', { label: 'Who', controlId: 'who', error: 'Say who.' }),
    ),
  ),
  ...[undefined, 0, 41.6, 148, -3].map((value) =>
    drawn(`ui-progress at ${value}`, h('ui-progress', { value, label: 'Application' })),
  ),
  drawn('ui-progress without a label', h('ui-progress', { value: 10 })),
  ...[undefined, 0, 1, 3].map((current) =>
    drawn(`ui-stepper at ${current}`, h('ui-stepper', { steps, current })),
  ),
  drawn('ui-stepper with a label', h('ui-stepper', { steps, current: 1, label: 'The way' })),
  drawn('ui-overlay', h('ui-overlay')),
  drawn('ui-overlay with a text', h('ui-overlay', { text: 'Signing in' })),
  drawn('ui-footer at the foot of the page', h('ui-footer', { year: 2026 })),
  drawn('ui-footer in main', h('main', null, h('ui-footer', { year: 2026, termsHref: '/t' }))),
  drawn('ui-hand-off', handOff({})),
  drawn('ui-hand-off with an image', handOff({ image, imageAlt: 'A map' })),
  drawn('ui-hand-off with an image that says nothing', handOff({ image })),
  drawn('ui-hand-off with a chart', handOff({ chart: 'declined' })),
  drawn('ui-crash', h('ui-crash'), { press: 'Try again' }, { press: 'TALK TO AN ADVISOR' }),
  drawn('ui-crash after a lost connection', h('ui-crash', { retryFirst: true }), {
    press: 'Try again',
  }),
  drawn(
    'ui-crash where something else than another try helps',
    h('ui-crash', { retryLabel: 'Reload' }),
    { press: 'Reload' },
  ),
  drawn('ui-crash with an address', h('ui-crash', { advisorHref: '/talk', text: 'It broke.' })),
  drawn('ui-skeleton', h('p', null, 'Price', h('ui-skeleton', { lines: [40, 80] }))),
  drawn('ui-chart', h('div', null, 'Chart', h('ui-chart', { kind: 'review' }))),
];
