import type { DeployedMap } from '@fairlead/build';
import { satisfies } from '@fairlead/root-config/swap/satisfies';
import { html, type Markup } from '../../reporters/html/markup.ts';
import { section } from './page-document.ts';

/** Which module requires which other one, in which range, and whether what is live fits. */
export function requiresTable({ modules }: DeployedMap): Markup {
  const names = Object.keys(modules).sort();
  const requiring = names.filter((name) => requiredBy(name).length > 0);
  const needed = [...new Set(requiring.flatMap(requiredBy))].sort();
  const others = names.filter((name) => !requiring.includes(name)).map(shortName);
  if (needed.length === 0)
    return html`<section class="card stack-1"><h2 class="subheading">What requires what</h2><p class="muted">No module requires another one.</p></section>`;
  const none = others.length > 0 ? ` These require none: ${others.join(', ')}.` : '';
  return section(
    'requires',
    'What requires what',
    `Each row has the ranges that a module was built against.${none}`,
    html`<table class="mods"><thead><tr><th scope="col">Module</th>${needed.map((name) => html`<th scope="col">${shortName(name)}<small>${modules[name]?.version ?? 'absent'}</small></th>`)}</tr></thead><tbody>${requiring.map(
      (name) =>
        html`<tr><th scope="row">${shortName(name)}<small>${modules[name]?.version}</small></th>${needed.map((other) => cell(modules[name]?.requires[other], modules[other]?.version))}</tr>
`,
    )}</tbody></table>`,
  );

  function requiredBy(name: string): readonly string[] {
    return Object.keys(modules[name]?.requires ?? {});
  }
}

function cell(range: string | undefined, live: string | undefined): Markup {
  if (range === undefined)
    return html`<td class="data"><span class="none" aria-hidden="true">–</span><span class="visually-hidden">not required</span></td>`;
  if (live !== undefined && satisfies(live, range)) return html`<td class="data">${range}</td>`;
  return html`<td class="words"><span class="chip chip-danger">${range} is not met</span></td>`;
}

const shortName = (module: string) => module.replace('@fairlead/', '');
