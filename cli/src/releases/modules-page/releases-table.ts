import { type HistoryEntry, newestManifestPath } from '@fairlead/registry';
import { html, type Markup } from '../../reporters/html/markup.ts';
import { describeRelease } from '../describe-release.ts';
import type { BuildSizes } from './build-size.ts';
import { healthWords } from './health-words.ts';
import { changesLink } from './module-links.ts';
import type { ModulesState } from './modules-state.ts';
import { section } from './page-document.ts';
import { formatReleaseTime } from './release-time.ts';
import { sizeWords } from './size-words.ts';

/** How many of the newest releases are listed and measured. */
const most = 20;

/** The releases of one area over time, with the size of each, its health and a check of a rollback to it. */
export async function releasesTable(
  state: ModulesState,
  role: string,
  sizes: BuildSizes,
): Promise<Markup> {
  const own = state.history.filter((entry) => entry.role === role);
  const rows: Markup[] = [];
  for (const entry of own.slice(0, most)) rows.push(await row(state, entry, sizes));
  return section(
    'releases',
    'Releases',
    own.length > most ? `The newest ${most} of ${own.length}.` : 'Newest first.',
    html`<table class="mods"><thead><tr><th scope="col">Revision</th><th scope="col">What</th><th scope="col">Size</th><th scope="col">Health</th><th scope="col">By</th><th scope="col">Rollback</th></tr></thead><tbody>${rows}</tbody></table>`,
  );
}

async function row(
  { health }: ModulesState,
  { revision, role, release, file }: HistoryEntry,
  sizes: BuildSizes,
): Promise<Markup> {
  const what = describeRelease({
    ...(release ?? { kind: 'keys' }),
    ...(file.rollout && { rollout: file.rollout }),
  });
  const size =
    role === 'platform' ? null : sizeWords(await sizes(role, file, newestManifestPath(role, file)));
  const at = release && formatReleaseTime(release.at);
  return html`<tr><th scope="row">${changesLink(revision)}<small>${at}</small></th><td class="words">${what}<small>${release?.because}</small></td><td class="words">${size}</td><td class="words">${healthWords(health, role, release?.version)}</td><td class="words">${release?.by}</td><td><a href="?rollback=${revision}" aria-label="Check a rollback to revision ${revision}">Check</a></td></tr>
`;
}
