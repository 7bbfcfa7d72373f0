import { element } from '../src/in-browser/element.ts';
import { asSteps, factsOf, targetOf } from './decision-words.ts';
import { type DecisionEntry, pageTools } from './page-tools.ts';
import { button, listOf, type Part, section } from './section.ts';

/** The routing decisions with their reasons, newest first. */
export function decisionSection(): Part {
  const list = element('ol', { class: 'log' });
  const decisions = () => pageTools()?.decisions() ?? [];
  const copy = button(
    'Copy as scenario',
    () => void navigator.clipboard.writeText(asSteps(decisions())),
    { kind: 'button-quiet', icon: 'copy' },
  );
  const show = listOf(list, (decision: DecisionEntry) =>
    element(
      'li',
      {},
      element('p', { class: 'strong' }, decision.router),
      element('p', { class: 'to' }, `→ ${targetOf(decision)}`),
      element('p', { class: 'tiny' }, decision.because.replaceAll('-', ' ')),
      element('p', { class: 'facts-line' }, factsOf(decision)),
    ),
  );
  return {
    node: section('Decisions', copy, list),
    update: () => show([...decisions()].reverse().slice(0, 30)),
  };
}
