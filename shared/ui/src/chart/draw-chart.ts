import { html, nothing, svg, type TemplateResult } from 'lit';
import { contours } from './contours.ts';
import { graticule, hatchedLand } from './graticule.ts';
import { type ChartKind, type ChartPlan, chartPlans } from './kinds.ts';

const levels = [-0.45, -0.25, -0.08, 0.1, 0.3, 0.5, 0.75];

/** Draws a chart for both experiences; the styles show one of them. */
export function drawChart(kind: ChartKind): TemplateResult {
  const plan = chartPlans[kind];
  return html`<svg class="chart chart-${kind}" viewBox="0 0 ${plan.width} ${plan.height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1"><g class="only-fairlead">${drawSea(plan)}</g><g class="only-vanta">${drawGrid(plan)}</g></svg>`;
}

function drawSea({ width, height, hills, sea, weight }: ChartPlan): TemplateResult {
  const lines = contours(hills, width, height, levels);
  return svg`${lines.map((d, index) => svg`<path d=${d} stroke-width=${index > 4 ? 1.5 : 1}></path>`)}${
    sea.land ? svg`<g class="art-caution"><path d=${sea.land}></path></g>` : nothing
  }${course(sea, weight, 'round')}`;
}

function drawGrid({ width, height, grid, weight }: ChartPlan): TemplateResult {
  const lines = graticule(width, height);
  return svg`<path d=${lines.grid} opacity=".55"></path><path d=${lines.ticks}></path>${
    grid.land ? svg`<g class="art-caution"><path d=${hatchedLand(grid.land)}></path></g>` : nothing
  }${course(grid, weight, 'butt')}`;
}

function course(
  { made, planned, running, rings, ahead, goal }: ChartPlan['sea' | 'grid'],
  weight: number,
  cap: string,
): TemplateResult {
  return svg`<g class="course-line" stroke-width=${weight} stroke-linecap=${cap} stroke-linejoin="round"><path class="planned" d=${planned} stroke-dasharray="8 9"></path><path d=${made}></path>${
    running ? svg`<path class="running" pathLength="1" d=${running}></path>` : nothing
  }${rings.map(([x, y, radius]) => svg`<circle cx=${x} cy=${y} r=${radius}></circle>`)}${ahead?.map(
    ([x, y, radius]) => svg`<circle class="planned" cx=${x} cy=${y} r=${radius}></circle>`,
  )}${goal ? svg`<circle cx=${goal[0]} cy=${goal[1]} r="9"></circle><circle cx=${goal[0]} cy=${goal[1]} r="2" fill="currentColor"></circle>` : nothing}</g>`;
}
