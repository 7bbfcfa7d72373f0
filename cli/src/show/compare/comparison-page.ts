import { formatSeconds } from '../../reporters/format-seconds.ts';
import type { ReportAssets } from '../../reporters/html/assets.ts';
import { icon } from '../../reporters/html/icons.ts';
import { html, type Markup } from '../../reporters/html/markup.ts';
import { reportDocument, stat } from '../../reporters/html/report-page.ts';
import type { ReportData } from '../report-data.ts';
import type { ScenarioPair } from './compare-scenarios.ts';
import { runCards } from './run-cards.ts';

/** Lists the scenarios of two runs that differ. */
export function comparisonPage(
  pairs: readonly ScenarioPair[],
  a: ReportData,
  b: ReportData,
  assets: ReportAssets,
): string {
  const different = pairs.filter(({ kind }) => kind !== 'same');
  const count = (kind: ScenarioPair['kind']) => pairs.filter((one) => one.kind === kind).length;
  const body = html`<div class="wrap report cmp"><div class="stack-1"><h1 class="title">Two runs compared</h1><p class="muted">${different.length === 0 ? `All ${pairs.length} scenarios did the same.` : `${different.length} of ${pairs.length} scenarios differ.`}</p></div>
${runCards(a.run, b.run)}
<dl class="stat-row">${stat('Failed now', count('failed now'))}${stat('Pass now', count('passes now'))}${stat('Differ', count('differs') + count('other verdict'))}${stat('New', count('new'))}${stat('Gone', count('gone'))}${stat('Same', count('same'))}</dl>
${different.length > 0 && html`<section class="card card-flush" aria-label="Scenarios that differ"><table class="mods"><thead><tr><th scope="col">Scenario</th><th scope="col">Difference</th><th scope="col" class="right">A</th><th scope="col" class="right">B</th></tr></thead><tbody>${different.map((pair) => row(pair, pairs.indexOf(pair)))}</tbody></table></section>`}</div>`;
  return reportDocument({ title: 'Two runs compared', body, assets });
}

function row({ name, file, a, b, kind, steps }: ScenarioPair, index: number): Markup {
  const first = steps.findIndex(({ isSame }) => !isSame) + 1;
  const link = a && b ? `/scenario/${index}` : a ? `/a#s${a.index}` : `/b#s${b?.index ?? 0}`;
  return html`<tr class="${kind === 'failed now' ? 'is-wrong' : ''}"><th scope="row" class="wide"><a href="${link}">${name}</a><small class="code">${file}</small>${first > 0 && html`<small>The first difference is in step ${first}.</small>`}</th><td>${kindMark(kind)}</td><td class="data right" data-l="A">${a ? formatSeconds(a.summary.ms) : 'none'}</td><td class="data right" data-l="B">${b ? formatSeconds(b.summary.ms) : 'none'}</td></tr>
`;
}

const words = {
  'failed now': 'Failed now',
  'passes now': 'Passes now',
  'other verdict': 'Another verdict',
  new: 'Only in B',
  gone: 'Only in A',
  differs: 'Differs',
  same: 'Same',
} as const;

function kindMark(kind: ScenarioPair['kind']): Markup {
  if (kind === 'failed now')
    return html`<span class="diff-mark is-removed">${icon('error', 'icon-sm')}${words[kind]}</span>`;
  return kind === 'passes now'
    ? html`<span class="diff-mark is-added">${icon('check', 'icon-sm')}${words[kind]}</span>`
    : html`<span class="diff-mark is-same">${icon('minus', 'icon-sm')}${words[kind]}</span>`;
}
