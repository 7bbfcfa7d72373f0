import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ComparisonTable } from './comparison-table.tsx';

const classOf = (highlights: boolean) =>
  renderToStaticMarkup(
    <ComparisonTable
      label="Packages"
      columns={[]}
      groups={[]}
      baseName={null}
      showsOutOfPocket
      highlights={highlights}
    />,
  ).match(/class="(compare[^"]*)"/)?.[1];

test('differences are drawn as such only while they are highlighted', () => {
  expect([classOf(true), classOf(false)]).toEqual(['compare is-diff', 'compare']);
});
