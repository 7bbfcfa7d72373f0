import { forcibleRows } from '../../../mfe/rows.ts';
import { html } from '../../../reporters/html/markup.ts';
import { banner } from '../banner.ts';
import { explainFailure } from './explain-failure.ts';

export function showReleased(form: HTMLFormElement, words: string, isDry: boolean): void {
  write(form, banner('success', html`<p>${words}</p>`).markup);
  if (!isDry) form.querySelector('#overruled')?.replaceChildren();
}

/** Says what is going to happen, before anything is released. */
export const showWarning = (form: HTMLFormElement, lines: readonly string[]): void =>
  write(
    form,
    banner(
      'caution',
      lines.map((line) => html`<p>${line}</p>`),
    ).markup,
  );

/** Says why nothing was released. What can be overruled has a box for each row; what was ticked stays so. */
export function showFailure(form: HTMLFormElement, error: unknown): void {
  const failure = explainFailure(error);
  if (!failure) {
    write(form, unexpected);
    reportError(error);
    return;
  }
  const { heading, lines, rows } = failure;
  const words = [
    html`<p><strong>${heading}</strong></p>`,
    lines.map((line) => html`<p>${line}</p>`),
    rows.map(({ row, says }) => html`<p><strong>${row}:</strong> ${says}</p>`),
  ];
  write(form, banner('danger', words).markup);
  offerOverruling(
    form,
    rows.map(({ row }) => row),
  );
}

const unexpected = banner(
  'danger',
  html`<p><strong>The page failed.</strong> Your entries are kept. Use the command, and report what the console says.</p>`,
).markup;

function write(form: HTMLFormElement, markup: string): void {
  const place = form.querySelector('#outcome');
  if (place) place.innerHTML = markup;
}

function offerOverruling(form: HTMLFormElement, rows: readonly string[]): void {
  const place = form.querySelector('#overruled');
  for (const row of new Set(rows)) {
    if (!forcibleRows.includes(row) || place?.querySelector(`[data-row="${row}"]`)) continue;
    const box = document.createElement('ui-checkbox');
    box.label = `Overrule ${row}`;
    box.dataset.row = row;
    place?.append(box);
  }
}
