import { areaOf, liveRollout, platformRole } from '@fairlead/registry';
import { html, type Markup } from '../../reporters/html/markup.ts';
import { describeRelease } from '../describe-release.ts';
import type { ModulesState } from './modules-state.ts';
import { formatReleaseTime } from './release-time.ts';

/** How many releases a rollback offers. */
const most = 20;

/**
 * What releases an area from the page. The page's script signs with a key that the server never sees; without it the
 * form can't be sent, and the section names the command.
 */
export function releaseForm(state: ModulesState, role: string): Markup {
  const area = areaOf(role);
  const releases = releasesOf(state, role);
  const file = state.revision.roles[role];
  const rollout = file && liveRollout(role, file, state.revision.timestamp);
  const actions = [
    { value: 'publish', text: 'Publish a build' },
    rollout && { value: 'rollout', text: `Change who gets ${rollout.version}` },
    releases.length > 0 && { value: 'rollback', text: 'Roll back' },
  ].filter(Boolean);
  return html`<section class="card release-card" aria-labelledby="release"><div class="stack-1"><h2 class="subheading" id="release">Release ${area}</h2><p class="tiny muted">Your key stays in this browser: the page signs with it, and sends the signature.${role !== platformRole && ' The area’s scenarios aren’t played here: fairlead mfe publish --dry-run plays them, and writes into dist that they passed.'}</p></div>
<noscript><p>Without scripts this page can’t sign. Use the command: fairlead mfe publish, rollout, rollback.</p></noscript>
<form class="release" id="release-form" novalidate data-role="${role}" data-seen="${file?.version ?? 0}" data-rollout="${rollout?.version ?? ''}" data-share="${rollout?.share ?? ''}" data-actions="${JSON.stringify(actions)}" data-releases="${JSON.stringify(releases)}">
<modules-file-field name="key" label="Key file" accept=".json" hint="A file of fairlead mfe keys. Its name ends with .key.json."></modules-file-field>
<ui-choice-group name="what" label="What to do"></ui-choice-group>
${role === platformRole ? platformField : areaField}
<ui-select-field name="to" label="Release to return to" data-for="rollback"></ui-select-field>
<div class="audience" data-for="${role === platformRole ? 'rollout' : 'publish rollout'}"><ui-text-field name="share" label="Percent of visitors" type="integer"></ui-text-field><ui-select-field name="experience" label="Experience"></ui-select-field><ui-checkbox name="internal" label="Internal users get it, too"></ui-checkbox></div>
<ui-text-field name="because" label="Reason" type="multiline" rows="2" optional></ui-text-field>
<div class="row"><ui-button id="check" variant="secondary" label="Check only" busy-label="Checking…"></ui-button><ui-button id="send" type="submit" label="Publish" busy-label="Sending…"></ui-button></div>
<div id="outcome" aria-live="polite"></div>
<div class="overruled stack-1" id="overruled" data-for="publish"></div>
</form></section>`;
}

const areaField = html`<modules-file-field name="build" label="Build" multiple data-for="publish" hint="All files of the area’s dist folder, with manifest.json and scenarios.json."></modules-file-field>`;

/** Its files are in two folders, so that one above them is chosen. Everyone gets it: the platform has no rollouts. */
const platformField = html`<modules-file-field name="build" label="Build" folder data-for="publish" hint="The folder dist/production of the composed build."></modules-file-field>`;

/** The releases that everyone had, newest first, without the one that is live. */
function releasesOf({ history, revision }: ModulesState, role: string) {
  const own = history.filter((entry) => entry.role === role);
  const live = revision.roles[role]?.rollout ? [] : own.slice(0, 1);
  return own
    .filter(({ file, release }) => !file.rollout && release && release.kind !== 'keys')
    .filter((entry) => !live.includes(entry))
    .slice(0, most)
    .map(({ revision: number, release }) => ({
      value: `${number}`,
      text: `Revision ${number}: ${describeRelease(release ?? {})}, ${release && formatReleaseTime(release.at)}`,
    }));
}
