import { linkedNodes } from './linked-nodes.ts';
import { h } from './page-node.ts';
import { listOf, type Row, textOf } from './row.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const confidentiality =
  'Your responses are kept confidential under our Terms of Use and Privacy Notice.';
const broken =
  'This part of the page ran into a problem that it could not solve. Your saved answers are safe. Try again, or talk to us.';

/** The rows of what is only read, and of the few buttons in it. */
export const showingRows: Readonly<Record<string, Row>> = {
  'ui-icon': ({ label }) => (label ? [h('span', null, textOf(label))] : []),
  'ui-chart': () => [],
  'ui-skeleton': () => [],
  'ui-money': ({ cents, per, whole }) => {
    const amount = typeof cents === 'number' ? cents : 0;
    const shown = dollars.format(Math.abs(whole ? Math.round(amount / 100) * 100 : amount) / 100);
    const text = whole ? (shown.split('.')[0] ?? '') : shown;
    return [h('span', null, `${amount < 0 ? '−' : ''}${text}${per ? `/${textOf(per)}` : ''}`)];
  },
  'ui-banner': ({ text, tone, action }, { fire }) => [
    h(
      'div',
      { role: tone === 'danger' ? 'alert' : 'status' },
      h('p', null, textOf(text)),
      action
        ? h('button', { type: 'button', onPress: () => fire('ui-action') }, textOf(action))
        : null,
    ),
  ],
  'ui-error-summary': ({ heading, errors }) => {
    const all = listOf<{ readonly id: string; readonly text: string }>(errors);
    if (all.length === 0) return [];
    return [
      h(
        'div',
        { role: 'alert', tabIndex: -1 },
        h('h2', null, textOf(heading)),
        h(
          'ul',
          null,
          ...all.map(({ id, text }) =>
            h('li', null, h('a', { href: `#${id}`, jumpsTo: id }, text)),
          ),
        ),
      ),
    ];
  },
  'ui-progress': ({ value, label }) => [
    h('div', {
      role: 'progressbar',
      'aria-label': label ?? 'Progress',
      'aria-valuenow': Math.round(Math.min(100, Math.max(0, Number(value ?? 0)))),
    }),
  ],
  'ui-stepper': ({ steps, current, label }) => {
    const now = Number(current ?? 0);
    return [
      h(
        'ol',
        { 'aria-label': label },
        ...listOf<{ readonly text: string; readonly note?: string }>(steps).map(
          ({ text, note }, index) =>
            h(
              'li',
              { 'aria-current': index === now ? 'step' : undefined },
              text,
              index < now ? h('span', null, ' done') : null,
              note ? h('span', null, note) : null,
            ),
        ),
      ),
    ];
  },
  'ui-overlay': ({ text }) => [
    h('div', { role: 'status' }, h('p', null, textOf(text) || 'Loading...')),
  ],
  'ui-footer': ({ termsHref, privacyHref, year }) => [
    h(
      'footer',
      null,
      h(
        'p',
        null,
        ...linkedNodes(confidentiality, [
          { text: 'Terms of Use', href: textOf(termsHref) || '/terms-of-use', newTab: true },
          { text: 'Privacy Notice', href: textOf(privacyHref) || '/privacy-notice', newTab: true },
        ]),
      ),
      h('p', null, `© ${textOf(year) || new Date().getFullYear()} Fairlead`),
    ),
  ],
  'ui-hand-off': ({ heading, image, imageAlt, ...footer }, { slot }) => [
    h('h1', null, textOf(heading)),
    h('div', null, ...slot()),
    h('div', null, ...slot('actions')),
    image ? h('img', { alt: textOf(imageAlt) }) : null,
    h('ui-footer', footer),
  ],
  'ui-crash': ({ advisorHref, text }, { fire }) => [
    h(
      'div',
      { role: 'alert' },
      h('h1', { tabIndex: -1 }, 'Something went sideways.'),
      h('p', null, textOf(text) || broken),
      advisorHref
        ? h('a', { href: advisorHref }, 'TALK TO AN ADVISOR')
        : h('ui-button', { label: 'TALK TO AN ADVISOR', onClick: () => fire('ui-advisor') }),
      h('ui-button', { label: 'Try again', onClick: () => fire('ui-retry') }),
    ),
  ],
};
