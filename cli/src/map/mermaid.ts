import { type Coverage, formatCounts } from './coverage.ts';
import { type FunnelMap, formatRule, outside, type Router, type Rule } from './funnel-map.ts';

/** Draws the funnel as a Mermaid flowchart. A router's rules with one destination share an arrow; uncovered ones are dotted. */
export function drawMermaid(map: FunnelMap, coverage: Coverage | null): string {
  const lines = [
    '---',
    `title: "The Fairlead funnel: ${formatCounts(map, coverage)}"`,
    '---',
    'flowchart LR',
    ...map.bands.flatMap(({ name, places }) => [
      `  subgraph ${id('area', name)}["${entities(name)}"]`,
      ...places.map((place) => `    ${id('place', place.name)}${label(place)}`),
      '  end',
    ]),
    ...map.routers.map(({ name }) => `  ${id('router', name)}{{"${entities(name)}"}}`),
    ...map.routers.flatMap((router) => arrows(router, coverage)),
    ...classes(map, coverage),
  ];
  return `${lines.join('\n')}\n`;
}

const id = (kind: string, name: string) => `${kind}_${name.replaceAll(/\W/g, '_')}`;

function label({ name, path }: { readonly name: string; readonly path: string | null }): string {
  return path === null ? `(["${entities(name)}"])` : `("${entities(name)}<br/>${entities(path)}")`;
}

/** Escapes quoted text: Mermaid reads `#34;` as a quote. */
const entities = (text: string) =>
  text.replaceAll(/["#&<>`]/g, (letter) => `#${letter.charCodeAt(0)};`);

function arrows(router: Router, coverage: Coverage | null): string[] {
  const isMade = (rule: Rule) => !coverage || coverage.rules.has(formatRule(router.name, rule));
  const from = id('router', router.name);
  const edges = Map.groupBy(router.rules, (rule) => `${isMade(rule) ? '-->' : '-.->'} ${rule.to}`);
  const drawn = [...edges.values()].flatMap((rules) => {
    const [first] = rules;
    if (!first) return [];
    const reasons = rules.map(({ because }) => entities(because)).join('<br/>');
    return `  ${from} ${isMade(first) ? '-->' : '-.->'}|"${reasons}"| ${id('place', first.to)}`;
  });
  if (router.passesOnTo === null) return drawn;
  const arrow = !coverage || coverage.passedOn.has(router.name) ? '==>' : '-.->';
  return [...drawn, `  ${from} ${arrow} ${id('router', router.passesOnTo)}`];
}

function classes({ bands }: FunnelMap, coverage: Coverage | null): string[] {
  if (!coverage) return [];
  const missed = bands
    .filter(({ name }) => name !== outside)
    .flatMap(({ places }) => places.filter(({ name }) => !coverage.screens.has(name)));
  if (missed.length === 0) return [];
  return [
    '  classDef planned stroke-dasharray: 4 3',
    `  class ${missed.map(({ name }) => id('place', name)).join(',')} planned`,
  ];
}
