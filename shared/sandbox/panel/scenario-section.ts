import { element } from '../src/in-browser/element.ts';
import type { ShownScenario } from '../src/in-browser/shown-scenario.ts';
import { section } from './section.ts';

const marks = { passed: '✓', failed: '✗', next: '▷', ahead: '○' } as const;
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
        element('span', { 'aria-hidden': 'true' }, marks[state]),
        stepText(text),
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
    element('span', { class: 'tiny muted' }, placeOf(steps)),
    element('p', {}, name),
    list,
    element('h4', {}, 'The page now'),
    page,
  );
}

/** Which step is next, of how many. */
function placeOf(steps: ShownScenario['steps']): string {
  const next = steps.findIndex(({ state }) => isCurrent(state));
  return next < 0 ? 'no step left' : `step ${next + 1} of ${steps.length}`;
}

/** A step, with its name set off from its input. */
function stepText(text: string): HTMLElement {
  const [name = '', ...input] = text.split(/(?=:)/);
  return element('span', {}, element('b', {}, name), input.join(''));
}

const isCurrent = (state: string): boolean => state === 'next' || state === 'failed';
