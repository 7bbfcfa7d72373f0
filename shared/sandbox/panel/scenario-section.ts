import { element } from '../src/in-browser/element.ts';
import type { ShownScenario } from '../src/in-browser/shown-scenario.ts';
import { debugButtons, giveByKey } from './debug-buttons.ts';
import { section } from './section.ts';

const marks = { passed: '✓', skipped: '–', failed: '✗', next: '▷', ahead: '○' } as const;
const stateWords = {
  passed: 'passed',
  skipped: 'skipped',
  failed: 'failed',
  next: 'next',
  ahead: '',
} as const;

/** The steps of a scenario that is played step by step, what can be done next, and what the page says now. */
export function scenarioSection(scenario: ShownScenario): HTMLElement {
  const { name, at, will, steps, failure, outline } = scenario;
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
        will && isCurrent(state)
          ? element('span', { class: 'scenario-will' }, `Will ${will}, ringed on the page.`)
          : null,
      ),
    ),
  );
  const shown = section(
    'Scenario',
    element('span', { class: 'tiny muted num' }, placeOf(steps)),
    element('p', {}, name),
    ...(at === null ? [] : [element('p', { class: 'scenario-at' }, at)]),
    debugButtons(scenario),
    element('p', { class: 'tiny muted' }, 'Keys here: N next, B back one, 0 back to start.'),
    list,
    ...(failure.length > 0 ? titled('Why it failed', [failure.join('\n')], 'is-failure') : []),
    ...titled('The page now', outline.map(outlineLine)),
    ...(outline.some(({ isNew }) => isNew)
      ? [element('p', { class: 'tiny muted' }, sinceOf(steps))]
      : []),
  );
  shown.addEventListener('keydown', giveByKey);
  return shown;
}

/** A line that is new has a mark as well as a color. */
const outlineLine = ({ text, isNew }: ShownScenario['outline'][number]) =>
  element('span', { class: isNew ? 'is-new' : '' }, `${isNew ? '+' : ' '} ${text}\n`);

/** Says since when the marked lines are there. */
function sinceOf(steps: ShownScenario['steps']): string {
  const failed = steps.findIndex(({ state }) => state === 'failed');
  return `Lines with + are new since step ${failed}.`;
}

/** Text under a title. */
const titled = (
  title: string,
  text: readonly (Node | string)[],
  kind = '',
): readonly HTMLElement[] => [
  element('h4', {}, title),
  element(
    'pre',
    { class: `scenario-page ${kind}`.trim(), tabindex: '0', role: 'group', 'aria-label': title },
    ...text,
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
