import { liveRollout, manifestPath } from '@fairlead/registry';
import { liveAreas } from '../../mfe/live-areas.ts';
import { html, type Markup } from '../../reporters/html/markup.ts';
import { describeAudience } from '../audience.ts';
import type { BuildSizes } from './build-size.ts';
import { healthWords, overrideWords } from './health-words.ts';
import { areaLink } from './module-links.ts';
import type { ModulesState } from './modules-state.ts';
import { section } from './page-document.ts';
import { formatReleaseTime } from './release-time.ts';
import { sizeWords } from './size-words.ts';

/** What is live of each area and of the platform: version, who released it, size, health, rollout. */
export async function modulesTable(state: ModulesState, sizes: BuildSizes): Promise<Markup> {
  const roles = Object.keys(state.revision.roles).sort();
  const rows: Markup[] = [];
  for (const role of roles) rows.push(await row(state, role, sizes));
  rows.push(...ofPlatform(state));
  return section(
    'released',
    'Areas',
    'Size is what a visitor may load, in brotli. Health is what pages have reported since this server started, and overrides are pages that swapped in a build which isn’t deployed.',
    html`<table class="mods"><thead><tr><th scope="col">Module</th><th scope="col">Live</th><th scope="col">Released</th><th scope="col">Size</th><th scope="col">Health</th><th scope="col">Rollout</th><th scope="col">Overrides</th></tr></thead><tbody>${rows}</tbody></table>`,
  );
}

async function row(state: ModulesState, role: string, sizes: BuildSizes): Promise<Markup> {
  const { revision, health } = state;
  const file = revision.roles[role];
  if (!file) return html``;
  const { release, rollout } = file;
  const size =
    role === 'platform'
      ? html`<span class="none">Its parts differ by page</span>`
      : sizeWords(await sizes(role, file, manifestPath(role)));
  return html`<tr><th scope="row">${areaLink(role)}</th><td class="data">${rollout?.stable ?? release?.version}</td><td class="words">${release?.by}<small>${release && formatReleaseTime(release.at)}</small></td><td class="words">${size}</td><td class="words">${healthWords(health, role)}</td><td class="words">${rolloutWords(state, role)}</td><td class="words">${overrideWords(health, role)}</td></tr>
`;
}

/** Areas that have no release of their own yet: the platform's build brought them. */
const ofPlatform = ({ map, revision, health }: ModulesState): readonly Markup[] =>
  liveAreas(map)
    .filter(({ area }) => !revision.roles[`mfe-${area}`])
    .map(
      ({ area, version }) =>
        html`<tr><th scope="row">${area}</th><td class="data">${version}</td><td class="words"><span class="none">With the platform</span></td><td class="words"><span class="none">A part of the platform’s</span></td><td class="words">${healthWords(health, `mfe-${area}`)}</td><td class="words"><span class="none">Everyone has it</span></td><td class="words">${overrideWords(health, `mfe-${area}`)}</td></tr>
`,
    );

/** Who gets which build now. */
export function rolloutWords({ revision }: ModulesState, role: string): Markup {
  const file = revision.roles[role];
  const halt = revision.timestamp.halted?.[role];
  if (halt) return html`${halt.version} was taken back<small>${halt.because}</small>`;
  const rollout = file && liveRollout(role, file, revision.timestamp);
  if (!rollout) return html`<span class="none">Everyone has it</span>`;
  return html`${rollout.version} for ${describeAudience(rollout)}`;
}
