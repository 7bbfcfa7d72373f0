import { element } from '../src/in-browser/element.ts';
import type { ShownScenario } from '../src/in-browser/shown-scenario.ts';
import { debugButtons } from './debug-buttons.ts';
import { section } from './section.ts';

const marks = { passed: '✓', failed: '✗', next: '▷', ahead: '○' } as const;
const stateWords = { passed: 'passed', failed: 'failed', next: 'next', ahead: '' } as const;

/** The steps of a scenario that is played step by step, what can be done next, and what the page says now. */
export function scenarioSection(scenario: ShownScenario): HTMLElement {
  const { name, at, steps, failure, outline } = scenario;
  const list = element(
    'ol',
    { class: 'scenario-steps', tabindex: '0', 'aria-label': 'Steps' },
    ...steps.map(({ text, state, took }) =>
      element(
        'li',
        { class: `is-${state}`, ...(isCurrent(state) ? { 'aria-current': 'step' } : {}) },
        element('span', { 'aria-hidden': 'true' }, marks[state]),
        stepText(text),
        element('span', { class: 'tiny num' }, [stateWords[state], took].join(' ').trim()),
      ),
    ),
  );
  return section(
    'Scenario',
    element('span', { class: 'tiny muted num' }, placeOf(steps)),
    element('p', {}, name),
    ...(at === null ? [] : [element('p', { class: 'scenario-at' }, at)]),
    debugButtons(scenario),
    list,
    ...(failure.length > 0 ? titled('Why it failed', failure, 'is-failure') : []),
    ...titled('The page now', outline),
  );
}

/** Lines under a title. */
const titled = (title: string, lines: readonly string[], kind = ''): readonly HTMLElement[] => [
  element('h4', {}, title),
  element(
    'pre',
    { class: `scenario-page ${kind}`.trim(), tabindex: '0', role: 'group', 'aria-label': title },
    lines.join('\n'),
  ),
];

/** Which step is next, of how many. */
function placeOf(steps: ShownScenario['steps']): string {
  const next = steps.findIndex(({ state }) => isCurrent(state));
  if (next < 0) return 'no step left';
  return `${steps[next]?.state === 'failed' ? 'failed at step' : 'step'} ${next + 1} of ${steps.length}`;
}

/** A step, with its name set off from its input. */
function stepText(text: string): HTMLElement {
  const [name = '', ...input] = text.split(/(?=:)/);
  return element('span', {}, element('b', {}, name), input.join(''));
}

const isCurrent = (state: string): boolean => state === 'next' || state === 'failed';
