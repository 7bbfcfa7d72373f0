import type { SandboxControl } from '../src/in-browser/control.ts';
import { element } from '../src/in-browser/element.ts';
import type { Outcome } from '../src/in-browser/typed-answers.ts';
import { answerEverything } from './fill/answer-everything.ts';
import { fillPage } from './fill/fill-page.ts';
import { button, type Part, section } from './section.ts';

const outcomes: readonly Outcome[] = ['approved', 'review', 'declined'];

/** Fills the page's own fields, as typing would. What has an answer keeps it. */
export function fillSection(control: SandboxControl): Part {
  const said = element('p', { class: 'tiny muted', role: 'status' });
  let isBusy = false;
  const run = (work: () => Promise<string>) => async () => {
    if (isBusy) return;
    isBusy = true;
    said.textContent = 'Filling in…';
    said.textContent = await work().finally(() => {
      isBusy = false;
    });
  };
  const fill = run(async () => {
    const count = await fillPage(control, 'approved');
    return count === 0 ? 'Nothing on this page is empty.' : `${count} answers filled in.`;
  });
  const row = element(
    'div',
    { class: 'row' },
    button('Fill in this page', () => void fill()),
    ...outcomes.map((outcome) =>
      button(`Answer everything: ${outcome}`, () => {
        void run(() => answerEverything(control, outcome))();
      }),
    ),
  );
  return { node: section('Fill in', null, row, said), update() {} };
}
