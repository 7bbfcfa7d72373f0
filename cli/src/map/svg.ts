import { html, type Markup } from '../reporters/html/markup.ts';
import { type Coverage, formatCounts } from './coverage.ts';
import { fitted, usualLength } from './fitted.ts';
import { describeMap } from './format-map.ts';
import { type FunnelMap, outside } from './funnel-map.ts';
import {
  type PlacedBand,
  type PlacedCard,
  type PositionedCard,
  placeColumns,
} from './layout/columns.ts';
import { type Bundle, drawLines, type Row } from './layout/lines.ts';
import * as measure from './layout/measures.ts';
import type { Palettes } from './palette.ts';
import { styleSheet } from './style-sheet.ts';

/** Draws the funnel as a self-contained picture. Without coverage, everything is solid. */
export function drawSvg(map: FunnelMap, coverage: Coverage | null, palettes: Palettes): string {
  const columns = placeColumns(map);
  const { rows, bundles } = drawLines(columns);
  const paint = painter(coverage, bundles);
  const height = columns.bottom + measure.margin;
  const { markup } =
    html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${measure.width} ${height}" width="${measure.width}" height="${height}" role="img" aria-labelledby="title desc">
<title id="title">The Fairlead funnel: ${formatCounts(map, coverage)}</title>
<desc id="desc">${describeMap(map, coverage)}</desc>
<style>${{ markup: styleSheet(palettes) }}</style>
<rect class="page" width="${measure.width}" height="${height}" rx="12"/>
${head(map, coverage)}
${lines(bundles, paint)}
${passes(columns.cards, paint)}
${columns.bands.map((one) => band(one, paint))}
${columns.cards.map((one) => card(one, rows, paint))}
</svg>
`;
  return markup;
}

/** Chooses the class of each item by what scenarios reached. */
type Paint = {
  readonly rule: (row: Row) => string;
  readonly place: (placed: PositionedCard) => string;
  readonly pass: (router: string) => string;
  /** The number of an area's screens that were opened. */
  readonly entered: (places: readonly PositionedCard[]) => string;
};

function painter(coverage: Coverage | null, bundles: readonly Bundle[]): Paint {
  const as = (isMade: boolean) => (isMade ? 'made' : 'planned');
  if (!coverage)
    return {
      rule: () => 'made',
      place: () => 'made',
      pass: () => 'made',
      entered: ({ length }) => String(length),
    };
  const { screens, rules, passedOn } = coverage;
  const reached = new Set(
    bundles
      .filter(({ rows }) => rows.some(({ key }) => rules.has(key)))
      .map(({ to }) => to.place.name),
  );
  return {
    rule: ({ key }) => as(rules.has(key)),
    place: ({ place: { name, path } }) => as(path === null ? reached.has(name) : screens.has(name)),
    pass: (router) => as(passedOn.has(router)),
    entered: (places) =>
      `${places.filter(({ place: { name } }) => screens.has(name)).length} of ${places.length}`,
  };
}

function head(map: FunnelMap, coverage: Coverage | null): Markup {
  const { margin, width } = measure;
  return html`<text class="display" x="${margin}" y="50">The Fairlead funnel</text>
<text class="lead" x="${margin}" y="76">${formatCounts(map, coverage)}${coverage && ' covered by scenarios'}</text>
${coverage && legend(width - margin - 262)}`;
}

const legend = (x: number) => html`<g transform="translate(${x} 44)">
<path class="line made" d="M0 0H38"/><circle class="ring made" cx="38" cy="0" r="${measure.ring}"/><text class="small" x="54" y="4">covered by a scenario</text>
<path class="line planned" d="M0 26H38"/><circle class="ring planned" cx="38" cy="26" r="${measure.ring}"/><text class="small" x="54" y="30">not covered</text></g>`;

/** Draws dashed lines first, so that a solid line covers a dashed one. */
function lines(bundles: readonly Bundle[], paint: Paint): readonly Markup[] {
  const paths = bundles.flatMap((bundle) =>
    bundle.rows.map((row) => ({ kind: paint.rule(row), d: pathOf(bundle, row) })),
  );
  const ends = bundles.map((bundle) => {
    const kind = bundle.rows.some((row) => paint.rule(row) === 'made') ? 'made' : 'planned';
    return { kind, d: arrow(bundle) };
  });
  const ofKind = (kind: string) => [
    ...paths
      .filter((path) => path.kind === kind)
      .map(({ d }) => html`<path class="line ${kind}" d="${d}"/>\n`),
    ...ends
      .filter((end) => end.kind === kind)
      .map(({ d }) => html`<path class="arrow ${kind}" d="${d}"/>\n`),
  ];
  return [...ofKind('planned'), ...ofKind('made')];
}

/** Draws from the destination along its lane to the card, so that dashes in a shared lane align. */
function pathOf({ to, y, x }: Bundle, row: Row): string {
  const [from, card] =
    to.side === 'left'
      ? [measure.leftEdge + 6, measure.cardLeft - measure.ring]
      : [measure.rightEdge - 6, measure.cardRight + measure.ring];
  const direction = to.side === 'left' ? 1 : -1;
  const down = Math.sign(row.y - y);
  const r = Math.min(measure.bend, Math.abs(row.y - y) / 2);
  return `M${from} ${y}H${x - direction * r}Q${x} ${y} ${x} ${y + down * r}V${row.y - down * r}Q${x} ${row.y} ${x + direction * r} ${row.y}H${card}`;
}

function arrow({ to, y }: Bundle): string {
  const [tip, direction] =
    to.side === 'left' ? [measure.leftEdge + 1, 1] : [measure.rightEdge - 1, -1];
  return `M${tip} ${y}l${direction * 8} -4.5v9z`;
}

/** Draws from a router down to the one it delegates to. */
function passes(cards: readonly PlacedCard[], paint: Paint): readonly Markup[] {
  return cards.flatMap(({ router, y, height }) => {
    const next = cards.find((one) => one.router.name === router.passesOnTo);
    if (!next) return [];
    const x = measure.width / 2;
    const kind = paint.pass(router.name);
    return [
      html`<path class="line ${kind}" d="M${x} ${y + height}V${next.y - 8}"/><path class="arrow ${kind}" d="M${x} ${next.y - 1}l-4.5 -8h9z"/>\n`,
    ];
  });
}

function band({ name, side, y, places }: PlacedBand, paint: Paint): Markup {
  const x = side === 'left' ? measure.margin : measure.rightEdge;
  return html`<g><text class="band" x="${x}" y="${y + 16}">${name}</text>${name !== outside && html`<text class="small" x="${x + measure.placeWidth}" y="${y + 16}" text-anchor="end">${paint.entered(places)}</text>`}
${places.map((one) => place(one, paint))}</g>
`;
}

function place(placed: PositionedCard, paint: Paint): Markup {
  const { x, y, height, path, place: shown } = placed;
  const kind = paint.place(placed);
  const left = x + measure.padding;
  const line = (index: number) => y + 5 + (index + 1) * measure.lineHeight - 3;
  const room = measure.placeWidth - 2 * measure.padding;
  const screen = shown.path === null ? 'data-place' : 'data-screen';
  return html`<g ${{ markup: screen }}="${shown.name}" class="place ${kind}"><title>${shown.title}</title><rect x="${x}" y="${y}" width="${measure.placeWidth}" height="${height}" rx="8"/><text class="name" x="${left}" y="${line(0)}"${fitted(shown.name, 'name', room)}>${shown.name}</text>${path.map((text, index) => html`<text class="path" x="${left}" y="${line(index + 1)}"${fitted(text, 'text', room)}>${text}</text>`)}</g>
`;
}

function card({ router, y, height }: PlacedCard, rows: readonly Row[], paint: Paint): Markup {
  const { cardLeft, cardRight, cardWidth, padding } = measure;
  const room = cardWidth - 2 * padding;
  const named = room - padding - usualLength(router.when, 'text');
  const own = rows.filter((row) => row.y > y && row.y < y + height);
  return html`<g data-router="${router.name}"><rect class="card" x="${cardLeft}" y="${y}" width="${cardWidth}" height="${height}" rx="8"/><text class="name" x="${cardLeft + padding}" y="${y + 20}"${fitted(router.name, 'name', named)}>${router.name}</text><text class="small" x="${cardRight - padding}" y="${y + 20}" text-anchor="end"${fitted(router.when, 'text', room - padding - usualLength(router.name, 'name'))}>${router.when}</text>
${own.map((one) => ruleRow(one, paint))}</g>
`;
}

function ruleRow(row: Row, paint: Paint): Markup {
  const isLeft = row.side === 'left';
  const edge = isLeft ? measure.cardLeft : measure.cardRight;
  const x = isLeft ? edge + measure.padding : edge - measure.padding;
  const kind = paint.rule(row);
  return html`<g data-rule="${row.key}" class="rule ${kind}"><circle class="ring ${kind}" cx="${edge}" cy="${row.y}" r="${measure.ring}"/><text x="${x}" y="${row.y + 4}" text-anchor="${isLeft ? 'start' : 'end'}"${fitted(row.rule.because, 'text', measure.cardWidth - 2 * measure.padding)}>${row.rule.because}</text></g>
`;
}
