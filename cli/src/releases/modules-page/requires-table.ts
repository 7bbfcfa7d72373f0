import type { DeployedMap } from '@fairlead/build';
import { satisfies } from '@fairlead/root-config/swap/satisfies';
import { html, type Markup } from '../../reporters/html/markup.ts';
import { section } from './page-document.ts';

/** Which module requires which other one, in which range, and whether what is live fits. */
export function requiresTable({ modules }: DeployedMap): Markup {
  const names = Object.keys(modules).sort();
  const needed = names
    .concat(
      [...new Set(Object.values(modules).flatMap(({ requires }) => Object.keys(requires)))].filter(
        (name) => !modules[name],
      ),
    )
    .filter((name) => Object.values(modules).some(({ requires }) => requires[name] !== undefined));
  if (needed.length === 0)
    return html`<section class="card stack-1"><h2 class="subheading">What requires what</h2><p class="muted">No module requires another one.</p></section>`;
  return section(
    'requires',
    'What requires what',
    'Each row names the ranges that a module was built against.',
    html`<table class="mods"><thead><tr><th scope="col">Module</th>${needed.map((name) => html`<th scope="col">${shortName(name)}<small>${modules[name]?.version ?? 'absent'}</small></th>`)}</tr></thead><tbody>${names.map(
      (name) =>
        html`<tr><th scope="row">${shortName(name)}<small>${modules[name]?.version}</small></th>${needed.map((other) => cell(modules[name]?.requires[other], modules[other]?.version))}</tr>
`,
    )}</tbody></table>`,
  );
}

function cell(range: string | undefined, live: string | undefined): Markup {
  if (range === undefined)
    return html`<td class="data"><span class="none" aria-hidden="true">–</span><span class="visually-hidden">not required</span></td>`;
  if (live !== undefined && satisfies(live, range)) return html`<td class="data">${range}</td>`;
  return html`<td class="words"><span class="chip chip-danger">${range} is not met</span></td>`;
}

const shortName = (module: string) => module.replace('@fairlead/', '');
