import { failedStep, type RunResult, type ScenarioResult } from '../../run/terms/result.ts';

/** Says of each scenario that didn't pass at which step, why, and how to fix it. */
export function describeBroken({ scenarios, notRun }: RunResult): readonly string[] {
  const broken = scenarios.filter(({ verdict }) => verdict !== 'passed').map(describe);
  if (notRun === 0) return broken;
  return [...broken, `${notRun} scenarios were not played, because the run was stopped.`];
}

function describe(result: ScenarioResult): string {
  const { name, file, line, verdict } = result;
  const step = failedStep(result);
  const at = step ? ` at the step “${step.text}” (${step.at.file}:${step.at.line})` : '';
  const why = step?.failure?.message ?? result.failure?.message ?? `It ${verdict}.`;
  return `“${name}” (${file}:${line}) fails${at}: ${sentence(why)} Fix the area or the scenario, and build again. \`fairlead run ${file}\` says more.`;
}

const sentence = (text: string): string => (/[.!?”"]$/.test(text) ? text : `${text}.`);
