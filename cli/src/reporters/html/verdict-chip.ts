import { icon } from './icons.ts';
import { html, type Markup } from './markup.ts';
import { failedStepOf, type ScenarioSummary } from './summary.ts';

/** Names a verdict in a word, with an icon: color alone says nothing. */
export function verdictChip(scenario: ScenarioSummary): Markup {
  const { verdict, steps } = scenario;
  if (verdict === 'passed') return html`<span class="chip chip-live">${icon('check')}Passed</span>`;
  if (verdict === 'flaky')
    return html`<span class="chip chip-caution">${icon('alert')}Flaky</span>`;
  const at = failedStepOf(scenario);
  const failed = at ? `Failed at step ${at} of ${steps.length}` : 'Failed';
  const said = { failed, crashed: 'Crashed', interrupted: 'Interrupted' }[verdict];
  return html`<span class="chip chip-danger">${icon('error')}${said}</span>`;
}
