import '../index.ts';
import { html } from 'lit';
import { expect, test } from 'vitest';
import { show } from '../../test/show.ts';
import { chartPlans } from './kinds.ts';

const drawing = async (kind: keyof typeof chartPlans) => {
  const chart = await show('ui-chart', html`<ui-chart .kind=${kind}></ui-chart>`);
  await expect.poll(() => chart.querySelector('svg')).not.toBeNull();
  return chart;
};

test.each(Object.keys(chartPlans) as (keyof typeof chartPlans)[])(
  'the %s chart is decoration and the same each time',
  async (kind) => {
    const first = await drawing(kind);
    const second = await drawing(kind);
    expect(first.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(first.querySelector('svg')?.outerHTML).toBe(second.querySelector('svg')?.outerHTML);
    const drawn = [...first.querySelectorAll('.only-fairlead path')]
      .map((path) => path.getAttribute('d'))
      .join('');
    expect(drawn.length).toBeLessThan(4096);
  },
);
