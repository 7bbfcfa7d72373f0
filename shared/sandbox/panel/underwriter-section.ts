import type { SandboxControl } from '../src/in-browser/control.ts';
import { element } from '../src/in-browser/element.ts';
import { button, type Part, section } from './section.ts';

/** Decides applications, clients' packages and requests for quotes in review, which otherwise takes up to days. */
export function underwriterSection(control: SandboxControl): Part {
  const said = element('p', { class: 'tiny muted', role: 'status' });
  const decide = (outcome: 'approve' | 'decline') => async () => {
    const count = await control.decideReviews(outcome);
    const what = outcome === 'approve' ? 'approved' : 'declined';
    said.textContent =
      count === 0 ? 'Nothing is in review.' : `${count} ${what}. Reload the page to see it.`;
  };
  const row = element(
    'div',
    { class: 'row' },
    button('Approve', () => void decide('approve')()),
    button('Decline', () => void decide('decline')()),
  );
  return { node: section('Decide as underwriter', null, row, said), update() {} };
}
