import { createElement as h, type ReactElement, type ReactNode } from 'react';
import type { PageCase, Step } from './page-case.ts';

const drawn = (name: string, page: ReactElement, ...steps: readonly Step[]): PageCase => ({
  name,
  page,
  steps,
});
const div = (...children: ReactNode[]) => h('div', null, ...children);
const button = (text: string, properties: object = {}) =>
  h('button', { type: 'button', ...properties }, text);
const ignore = () => {};

/** The native elements that screens use. */
export const nativeCases: readonly PageCase[] = [
  drawn(
    'a table with a caption and headers of rows and columns',
    h(
      'table',
      null,
      h('caption', null, 'Prices'),
      h('thead', null, h('tr', null, h('td'), h('th', { scope: 'col' }, 'Basic'))),
      h(
        'tbody',
        null,
        h(
          'tr',
          null,
          h('th', { scope: 'row' }, 'Cyber'),
          h('td', null, h('ui-money', { cents: 1200, per: 'mo' })),
        ),
        h('tr', null, h('th', { scope: 'rowgroup' }, 'All'), h('td', null, 'None')),
      ),
    ),
  ),
  drawn(
    'details, opened and closed, and kept while the screen draws again',
    h('details', null, h('summary', null, 'Why?'), h('p', null, 'Because.')),
    { press: 'Why?' },
    { draw: h('details', null, h('summary', null, 'Why?'), h('p', null, 'Therefore.')) },
    { press: 'Why?' },
  ),
  drawn('details, open', h('details', { open: true }, h('summary', null, 'Why?'), 'Because.')),
  drawn(
    'fieldset with a legend, disabled',
    h(
      'fieldset',
      { disabled: true },
      h('legend', null, 'Address'),
      h('label', null, 'Street ', h('input', { defaultValue: undefined })),
      button('Add'),
      h('a', { href: '/help' }, 'Help'),
    ),
  ),
  drawn('fieldset without a legend', h('fieldset', null, button('Add'))),
  drawn(
    'labels around and beside controls',
    div(
      h('label', null, h('input', { type: 'checkbox', checked: true, onChange: ignore }), 'Paid'),
      h('label', { htmlFor: 'size' }, 'Size'),
      h('select', { id: 'size', value: 'b', onChange: ignore }, [
        h('option', { key: 'a', value: 'a' }, 'Small'),
        h('option', { key: 'b', value: 'b' }, 'Large'),
      ]),
      h('label', { htmlFor: 'nothing' }, 'A label of nothing'),
      h(
        'label',
        null,
        h('input', { type: 'radio', name: 'r', checked: false, onChange: ignore }),
        'Yearly',
      ),
    ),
    { check: 'Yearly' },
    { uncheck: 'Paid' },
    { choose: 'Small', of: 'Size' },
  ),
  drawn(
    'lists',
    div(
      h('ul', null, h('li', null, 'One'), h('li', null, h('a', { href: '/two' }, 'Two'))),
      h('ol', { 'aria-label': 'Steps' }, h('li', { 'aria-current': 'step' }, 'First')),
      h('ul', null),
      h('dl', null, h('dt', null, 'Limit'), h('dd', null, '$1M')),
    ),
  ),
  drawn(
    'figures and images',
    div(
      h('figure', null, h('img', { alt: 'A map' }), h('figcaption', null, 'Where')),
      h('img', { alt: '' }),
      h('a', { href: '/' }, h('img', { alt: 'Home' })),
    ),
  ),
  drawn(
    'headings and the parts of a page',
    div(
      h('header', null, h('h1', null, 'Your packages')),
      h('nav', { 'aria-label': 'Main' }, h('a', { href: '/', 'aria-current': 'page' }, 'Home')),
      h(
        'main',
        null,
        h('section', { 'aria-labelledby': 'why' }, h('h2', { id: 'why' }, 'Why'), 'Because.'),
        h('section', null, h('header', null, h('h3', null, 'How ', h('em', null, 'much')))),
        h('article', null, 'News', h('footer', null, 'Today')),
        h('aside', { 'aria-label': 'Order' }, h('p', null, 'Due ', h('strong', null, 'today'))),
        h('div', { role: 'heading', 'aria-level': 4 }, 'Small'),
      ),
      h('footer', null, '© Fairlead'),
    ),
  ),
  drawn(
    'links',
    h(
      'p',
      null,
      'See ',
      h(
        'a',
        { href: '/terms', target: '_blank' },
        'terms',
        h('span', null, ' (opens in a new tab)'),
      ),
      ', or ',
      h('a', null, 'nothing'),
      h('br'),
      h('a', { href: '/x', 'aria-label': 'Close the page' }, '×'),
    ),
  ),
  drawn(
    'what is out of sight',
    div(
      h('p', { hidden: true }, 'Hidden'),
      h('p', { 'aria-hidden': true }, 'Unsaid'),
      h('input', { type: 'hidden', value: 'x' }),
      h('p', { className: 'only-md' }, 'For narrow windows'),
      h('span', { className: 'visually-hidden' }, 'Said'),
      h('hr'),
    ),
  ),
  drawn(
    'names and descriptions from elsewhere',
    div(
      h('p', { id: 'named' }, 'Sum of ', h('b', null, 'sales')),
      h('p', { id: 'told' }, 'In dollars'),
      h('input', { 'aria-labelledby': 'named', 'aria-describedby': 'told named' }),
      h('input', { title: 'Search', placeholder: 'Words' }),
      h('input', { placeholder: 'Words' }),
      button('×', { title: 'Remove the row' }),
      button('Save', { title: 'Save' }),
      h('textarea', { 'aria-label': 'Notes', value: 'a\nb', onChange: ignore }),
      h('div', { role: 'group', 'aria-labelledby': 'named', 'aria-busy': true }, 'Sums'),
      button('Later', { 'aria-disabled': true, 'aria-expanded': false }),
    ),
  ),
];
