import { type BannerTone, bannerRole } from '../banner/banner-role.ts';
import { crashText } from '../crash/crash-text.ts';
import { type FooterProperties, footerText } from '../footer/footer-text.ts';
import { type Price, priceText } from '../money/price-parts.ts';
import { overlayText } from '../overlay/overlay-text.ts';
import { percent } from '../progress/percent.ts';
import { stepState } from '../stepper/step-state.ts';
import { linkedNodes } from './linked-nodes.ts';
import { h } from './page-node.ts';
import { listOf, type Row, textOf } from './row.ts';

/** The rows of read-only elements, including the few buttons in them. */
export const showingRows: Readonly<Record<string, Row>> = {
  'ui-icon': ({ label }) => (label ? [h('span', null, textOf(label))] : []),
  'ui-chart': () => [],
  'ui-skeleton': () => [],
  'ui-money': (props) => [h('span', null, priceText(props as Price))],
  'ui-banner': ({ text, tone, action }, { fire }) => [
    h(
      'div',
      { role: bannerRole(tone as BannerTone | undefined) },
      h('p', null, textOf(text)),
      action
        ? h('button', { type: 'button', onPress: () => fire('ui-action') }, textOf(action))
        : null,
    ),
  ],
  'ui-error-summary': ({ heading, errors }) => {
    const all = listOf<{ readonly id: string; readonly text: string }>(errors);
    if (all.length === 0) return [];
    const links = all.map(({ id, text }) =>
      h('li', null, h('a', { href: `#${id}`, jumpsTo: id }, text)),
    );
    return [
      h(
        'div',
        { role: 'alert', tabIndex: -1 },
        h('h2', null, textOf(heading)),
        h('ul', null, ...links),
      ),
    ];
  },
  'ui-progress': ({ value, label }) => [
    h('div', {
      role: 'progressbar',
      'aria-label': label ?? 'Progress',
      'aria-valuenow': percent(value as number | undefined),
    }),
  ],
  'ui-stepper': ({ steps, current, label }) => {
    const all = listOf<{ readonly text: string; readonly note?: string }>(steps);
    return [
      h(
        'ol',
        { 'aria-label': label },
        ...all.map(({ text, note }, index) => {
          const state = stepState(index, Number(current ?? 0));
          return h(
            'li',
            { 'aria-current': state === 'now' ? 'step' : undefined },
            text,
            state === 'done' ? h('span', null, ' done') : null,
            note ? h('span', null, note) : null,
          );
        }),
      ),
    ];
  },
  'ui-overlay': ({ text }) => [
    h('div', { role: 'status' }, h('p', null, overlayText(text as string | undefined))),
  ],
  'ui-footer': (props) => {
    const { confidentiality, copyright } = footerText(props as FooterProperties);
    return [
      h('footer', null, h('p', null, ...linkedNodes(confidentiality)), h('p', null, copyright)),
    ];
  },
  'ui-hand-off': ({ heading, image, imageAlt, ...footer }, { slot }) => [
    ...(heading ? [h('h1', null, textOf(heading))] : slot('heading')),
    h('div', null, ...slot()),
    ...slot('actions'),
    image ? h('img', { alt: textOf(imageAlt) }) : null,
    h('ui-footer', footer),
  ],
  'ui-crash': ({ advisorHref, text, retryLabel, retryFirst }, { fire }) => {
    const advisor = advisorHref
      ? h('a', { href: advisorHref }, crashText.advisor)
      : h('ui-button', { label: crashText.advisor, onClick: () => fire('ui-advisor') });
    const label = retryLabel ?? crashText.retry;
    const retry = h('ui-button', { label, onClick: () => fire('ui-retry') });
    return [
      h(
        'div',
        { role: 'alert' },
        h('h1', { tabIndex: -1 }, crashText.heading),
        h('p', null, textOf(text ?? crashText.body)),
        ...(retryFirst ? [retry, advisor] : [advisor, retry]),
      ),
    ];
  },
};
