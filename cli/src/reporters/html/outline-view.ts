import { diff } from '../../diff.ts';
import { html, type Markup } from './markup.ts';

type OutlineChange = {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly addressBefore: string | null;
  readonly address: string | null;
};

/** The number of same lines that are shown around a change. */
const context = 2;

/** Renders the page before and after a step side by side, with what changed; the rest is folded. */
export function outlineView({ before, after, addressBefore, address }: OutlineChange): Markup {
  const lines = diff(before, after);
  const gone = lines.filter((line) => line.startsWith('-')).length;
  const added = lines.filter((line) => line.startsWith('+')).length;
  const counts = gone + added === 0 ? 'nothing changed' : `${gone} gone, ${added} new`;
  const same = gone + added === 0;
  return html`<div><h3><span>Outline, before and after</span><span>${counts}</span></h3>${!same && html`<div class="side"><div><p class="cap">${caption('Before', addressBefore)}</p>${side(lines, '-')}</div><div><p class="cap">${caption('After', address)}</p>${side(lines, '+')}</div></div>`}${after.length > 0 && html`<details><summary class="cap">Whole outline after the step, ${address}</summary><pre class="codeblock" tabindex="0">${after.join('\n')}</pre></details>`}</div>`;
}

const caption = (word: string, address: string | null) => (address ? `${word}, ${address}` : word);

/** The lines of one side. */
function side(lines: readonly string[], own: '-' | '+'): Markup {
  const other = own === '-' ? '+' : '-';
  const mine = lines.filter((line) => !line.startsWith(other));
  const near = mine.map((_, index) =>
    mine
      .slice(Math.max(0, index - context), index + context + 1)
      .some((line) => line.startsWith(own)),
  );
  const rows: Markup[] = [];
  let folded = 0;
  const fold = () => {
    if (folded > 0)
      rows.push(
        html`<span class="mute">… ${folded} ${folded === 1 ? 'line is' : 'lines are'} the same</span>`,
      );
    folded = 0;
  };
  for (const [index, line] of mine.entries()) {
    if (!near[index]) {
      folded += 1;
      continue;
    }
    fold();
    const kind = line.startsWith(own) ? (own === '-' ? 'less' : 'plus') : '';
    rows.push(html`<span class="${kind}">${line.slice(2)}</span>`);
  }
  fold();
  return html`<div class="codeblock" role="group" aria-label="${own === '-' ? 'Outline before' : 'Outline after'}" tabindex="0">${rows.length > 0 ? rows : html`<span class="mute">nothing</span>`}</div>`;
}
