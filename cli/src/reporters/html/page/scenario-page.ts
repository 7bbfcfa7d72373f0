import { scenarioView } from '../scenario-view.ts';
import { type ShownStep, shownSteps } from '../shown-steps.ts';
import { stepPanel } from '../step-panel.ts';
import { failedStepOf, type RunSummary, type ScenarioSummary } from '../summary.ts';
import { inflate } from './inflate.ts';

/** Shows one scenario and one of its steps. */
export function createScenarioPage(root: HTMLElement, { scenarios }: RunSummary) {
  let open: { readonly index: number; readonly steps: readonly ShownStep[] } | null = null;

  /** Without a step, the failed one is shown, or the first. */
  async function show(index: number, wanted: number | null): Promise<void> {
    const scenario = scenarios[index];
    if (!scenario) return;
    if (open?.index !== index) {
      const steps = shownSteps(await inflate(index));
      open = { index, steps };
      root.innerHTML = scenarioView(scenario, index).markup;
    }
    const position = wanted ?? (failedStepOf(scenario) || 1);
    showStep(scenario, index, open.steps, position);
  }

  function showStep(
    scenario: ScenarioSummary,
    index: number,
    steps: readonly ShownStep[],
    position: number,
  ): void {
    const panel = root.querySelector('.step-panel');
    const step = steps[position - 1] ?? steps[0];
    if (!panel) return;
    if (!step) {
      panel.remove();
      return;
    }
    const hadFocus = panel.contains(document.activeElement);
    panel.innerHTML = stepPanel(step, index, steps.length, scenario.persona).markup;
    if (hadFocus) panel.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    markCurrent(root, `#s${index}-${step.position}`);
  }

  return { show };
}

function markCurrent(root: HTMLElement, address: string): void {
  for (const link of root.querySelectorAll('.line-time a, .shown-steps a')) {
    const isOpen = link.getAttribute('href') === address;
    if (isOpen) link.setAttribute('aria-current', 'step');
    else link.removeAttribute('aria-current');
    link.parentElement?.classList.toggle('is-open', isOpen);
  }
}
