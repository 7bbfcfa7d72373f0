import { areaOf } from '@fairlead/registry';
import { html, type Markup } from '../../reporters/html/markup.ts';
import { banner } from './banner.ts';
import { type ChangedRole, findChangedRoles } from './changed-roles.ts';
import { compareForm } from './compare-form.ts';
import { areaLink } from './module-links.ts';
import type { ModulesState } from './modules-state.ts';
import { modulesDocument } from './page-document.ts';
import { parseRevision } from './parse-revision.ts';
import { releasedAt } from './released-at.ts';

/** What differs between the two revisions that an address names. */
export async function diffPage(state: ModulesState, asked: URLSearchParams): Promise<Response> {
  const { store, history, revision } = state;
  const words = { from: asked.get('from') ?? '', to: asked.get('to') ?? '' };
  const from = parseRevision(words.from, revision.number);
  const to = parseRevision(words.to, revision.number);
  const form = compareForm(words.from, words.to);
  const problems = [from, to].filter((one) => typeof one === 'string');
  if (typeof from === 'string' || typeof to === 'string')
    return modulesDocument({
      title: 'Compare revisions',
      lead: 'Nothing was compared.',
      isBelow: true,
      status: 400,
      body: [
        banner(
          'danger',
          [...new Set(problems)].map((says) => html`<p>${says}</p>`),
        ),
        form,
      ],
    });
  const two = { from: releasedAt(history, from), to: releasedAt(history, to) };
  const changed = await findChangedRoles(store, two);
  return modulesDocument({
    title: `Revision ${from} and revision ${to}`,
    lead:
      changed.length === 0
        ? 'They have the same releases.'
        : `What revision ${to} has that revision ${from} hasn’t.`,
    isBelow: true,
    body: [...changed.map(card), form],
  });
}

const card = ({ role, lines }: ChangedRole): Markup =>
  html`<section class="card stack-1" aria-label="${areaOf(role)}"><h2 class="subheading">${areaLink(role)}</h2>${
    lines.length === 0
      ? html`<p class="muted">It was signed anew; its files are the same.</p>`
      : html`<ul class="changes">${lines.map((line) => html`<li>${line}</li>`)}</ul>`
  }</section>
`;
