import type { RunSummary } from '../summary.ts';

/** Filters the rows of the list by words, verdict, area and tag. */
export function createFilter(list: HTMLElement, { scenarios }: RunSummary): void {
  const form = list.querySelector<HTMLFormElement>('#filter');
  const rows = [...list.querySelectorAll<HTMLElement>('tbody tr')];
  const texts = scenarios.map(({ name, file, steps }) =>
    [name, file, ...steps.map(({ text }) => text)].join('\n').toLowerCase(),
  );
  if (!form) return;
  let verdict = '';
  form.hidden = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', apply);
  form.addEventListener('change', apply);
  for (const button of form.querySelectorAll<HTMLElement>('[data-verdict]'))
    button.addEventListener('click', () => {
      verdict = button.dataset.verdict ?? '';
      for (const one of form.querySelectorAll('[data-verdict]'))
        one.setAttribute('aria-pressed', String(one === button));
      apply();
    });

  function apply(): void {
    if (!form) return;
    const given = new FormData(form);
    const asked = (name: string) => String(given.get(name) ?? '');
    const words = asked('words').trim().toLowerCase();
    const [area, tag] = [asked('area'), asked('tag')];
    let count = 0;
    for (const [index, row] of rows.entries()) {
      const isShown =
        (!verdict || row.dataset.verdict === verdict) &&
        (!area || row.dataset.area === area) &&
        (!tag || (row.dataset.tags ?? '').split(' ').includes(tag)) &&
        (texts[index] ?? '').includes(words);
      row.hidden = !isShown;
      if (isShown) count += 1;
    }
    const said = form.querySelector('#shown');
    if (said) said.textContent = `${count} shown`;
  }
}
