import { areaOf, type HistoryEntry } from '@fairlead/registry';
import { html, type Markup } from '../../reporters/html/markup.ts';
import { describeRelease } from '../describe-release.ts';
import { areaLink, changesLink } from './module-links.ts';
import { section } from './page-document.ts';
import { formatReleaseTime } from './release-time.ts';

/** How many of the newest changes a page lists; `fairlead mfe history` lists all. */
const most = 50;

/** What was released, rolled back and changed, newest first. */
export function revisionsTable(history: readonly HistoryEntry[]): Markup {
  const legend =
    history.length > most
      ? `The newest ${most} of ${history.length} changes. fairlead mfe history lists all of them.`
      : 'Newest first.';
  return section(
    'revisions',
    'Revisions',
    legend,
    html`<table class="mods"><thead><tr><th scope="col">Revision</th><th scope="col">Time</th><th scope="col">Module</th><th scope="col">What</th><th scope="col">By</th><th scope="col">Why</th></tr></thead><tbody>${history.slice(0, most).map(row)}</tbody></table>`,
  );
}

function row({ revision, role, release, file }: HistoryEntry): Markup {
  const what = describeRelease({
    ...(release ?? { kind: 'keys' }),
    ...(file.rollout && { rollout: file.rollout }),
  });
  const area = role === 'targets' ? 'keys' : areaOf(role);
  const name = area === 'keys' ? area : areaLink(role);
  return html`<tr><th scope="row">${changesLink(revision)}<span class="visually-hidden">, ${area}</span></th><td class="data">${release && formatReleaseTime(release.at)}</td><td>${name}</td><td class="words">${what}</td><td class="words">${release?.by}</td><td class="words">${release?.because}</td></tr>
`;
}
