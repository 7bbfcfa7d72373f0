import type { Palette, Palettes } from './palette.ts';

/** The picture's styles: fonts, and colors for light and dark mode. */
export function styleSheet({ day, night }: Palettes): string {
  return `${letters}\n${colors(day)}\n@media (prefers-color-scheme: dark) {\n${colors(night)}\n}`;
}

const letters = `text { font: 12px "Public Sans Variable", "Public Sans", system-ui, -apple-system, "Segoe UI", "Helvetica Neue", Arial, sans-serif; }
.display { font: 500 30px "Besley Variable", Besley, Georgia, "Times New Roman", serif; }
.lead { font-size: 16px; }
.band { font-weight: 600; font-size: 16px; }
.name { font-weight: 600; font-size: 13px; }
.line { fill: none; stroke-width: 1.5; }
.line.planned { stroke-width: 1.25; }
.planned > rect, .line.planned { stroke-dasharray: 4 3; }
.ring { stroke-width: 1.5; }`;

const colors = (of: Palette) => `.page { fill: ${of.page}; }
text { fill: ${of.text}; }
.lead, .small, .path, .planned text { fill: ${of['text-muted']}; }
.card { fill: ${of.selected}; stroke: ${of.line}; }
.place rect { fill: ${of.surface}; stroke: ${of['line-made']}; }
.place.planned rect { fill: none; stroke: ${of['line-planned']}; }
.line.made, .ring { stroke: ${of['line-made']}; }
.line.planned, .ring.planned { stroke: ${of['line-planned']}; }
.arrow.made, .ring.made { fill: ${of['line-made']}; }
.arrow.planned { fill: ${of['line-planned']}; }
.ring.planned { fill: ${of.page}; }`;
