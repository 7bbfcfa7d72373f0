import { element } from '../src/in-browser/element.ts';
import type { ShownScenario } from '../src/in-browser/shown-scenario.ts';
import { section } from './section.ts';

const stateWords = { passed: 'passed', failed: 'failed', next: 'next', ahead: '' } as const;

/** The steps of a scenario that is played step by step, and what the page says now. */
export function scenarioSection({ name, steps, outline }: ShownScenario): HTMLElement {
  const list = element(
    'ol',
    { class: 'scenario-steps', tabindex: '0', 'aria-label': 'Steps' },
    ...steps.map(({ text, state }) =>
      element(
        'li',
        { class: `is-${state}`, ...(isCurrent(state) ? { 'aria-current': 'step' } : {}) },
        element('span', {}, text),
        element('span', { class: 'tiny' }, stateWords[state]),
      ),
    ),
  );
  const page = element(
    'pre',
    { class: 'scenario-page', tabindex: '0', 'aria-label': 'The page now' },
    outline.join('\n'),
  );
  return section(
    'Scenario',
    null,
    element('p', {}, name),
    list,
    element('h4', {}, 'The page now'),
    page,
  );
}

const isCurrent = (state: string): boolean => state === 'next' || state === 'failed';
