import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ComparisonTable } from './comparison-table.tsx';

const growth = {
  id: 'pk_1',
  name: 'Growth',
  description: null,
  price: 200_00,
  per: 'mo' as const,
  isPricing: false,
  isRecommended: false,
  isPinned: false,
  chip: null,
  priceNote: null,
};
const starter = { ...growth, id: 'pk_2', name: 'Starter', isPricing: true };

const markupOf = ({ highlights = false } = {}) =>
  renderToStaticMarkup(
    <ComparisonTable
      label="Packages"
      columns={[growth, starter]}
      groups={[{ product: 'SGL', coverages: ['gl', 'ebl'], columns: [] }]}
      baseName={null}
      showsOutOfPocket
      highlights={highlights}
    />,
  );
const classOf = (highlights: boolean) =>
  markupOf({ highlights }).match(/class="(compare[^"]*)"/)?.[1];

/** What is hidden from assistive technology, which reads the same in each package. */
const drawnIn = (className: string) =>
  markupOf()
    .split(`class="${className}" aria-hidden="true">`)[1]
    ?.split('</div>')[0]
    ?.split(/<[^>]+>/)
    .filter(Boolean);

test('differences are drawn as such only while they are highlighted', () => {
  expect([classOf(true), classOf(false)]).toEqual(['compare is-diff', 'compare']);
});

test('the names of the rows are drawn once, beside all packages', () => {
  expect(drawnIn('compare-labels')).toEqual([
    'General Liability Policy',
    'General Liability',
    'Employee Benefits Liability',
  ]);
});

test('names and prices are repeated above the rows; a price that is being updated is not', () => {
  expect(drawnIn('compare-heads')).toEqual(['Growth', '$200.00/mo', 'Starter']);
});

test('each package is rendered in its own grid column, next to the row names', () => {
  expect([...markupOf().matchAll(/--at:(\d)/g)].map(([, at]) => at)).toEqual(['2', '3']);
});
