import { redactText } from '@fairlead/headless-page/secrets/redact-text';
import type { Plan, Step } from '../language/plan.ts';
import type { Paint } from '../paint.ts';
import { failureFrom } from '../run/causes/failure.ts';
import type { StepPlayer } from '../run/playing/step-player.ts';
import type { StepFailure } from '../run/terms/result.ts';
import { UsageError } from '../usage-error.ts';
import { listCommands, readCommand } from './command.ts';
import { formatPlayed } from './format-played.ts';
import { formatStop } from './format-stop.ts';
import { resumeAt } from './resume-at.ts';
import type { Stop } from './shown-scenario.ts';

export type DebugTools = {
  /** Begins a scenario on a new page. The one before it is closed. */
  open(plan: Plan): Promise<Pick<StepPlayer, 'play' | 'missedErrors'>>;
  /** Reads the scenario's file again. Throws a usage error with its mistakes. */
  readAgain(plan: Plan): Promise<Plan>;
  /** Null: there will be no more answers. */
  ask(question: string): Promise<string | null>;
  /** Shows the page's tools at a stop, or hides them (null). */
  showTools(stop: Stop | null): Promise<void>;
  readonly out: (text: string) => void;
  readonly paint: Paint;
  /** Ends the debugger, also while a step is played. */
  readonly signal: AbortSignal;
};

/** Plays a scenario as a person says, step by step. Resolves to whether every step has passed when the person quits. */
export async function debugScenario(first: Plan, tools: DebugTools): Promise<boolean> {
  const { out, paint, signal } = tools;
  let plan = first;
  let next = 0;
  let failure: StepFailure | null = null;
  let took: number[] = [];
  let found: readonly string[] | null = null;
  const skipped = new Set<number>();
  let player = await tools.open(plan);
  const obey = {
    next: () => playOn(false),
    continue: () => playOn(true),
    back: goBack,
    skip,
    start: startOver,
    read: readAgain,
  };
  out(`${paint.bold(plan.name)}\n${listCommands()}`);
  while (!signal.aborted) {
    out(formatStop(plan, next, paint));
    await tools.showTools({ plan, next, failure, took, skipped, found });
    const answer = await tools.ask('> ');
    await tools.showTools(null);
    failure = null;
    const command = answer === null ? 'quit' : readCommand(answer);
    if (command === 'quit') break;
    if (command === null) out(`There is no command "${answer?.trim()}".\n${listCommands()}`);
    else await obey[command]();
  }
  return !signal.aborted && next >= plan.steps.length && hasPassed();

  /** Plays one step, or those up to the next pause. A step that fails stays the next one. */
  async function playOn(toPause: boolean): Promise<void> {
    if (isOver()) return;
    let step = plan.steps[next];
    while (step) {
      failure = await failureOf(step);
      if (failure) return;
      moveOn();
      step = toPause ? plan.steps[next] : undefined;
      if (isPause(step)) return;
    }
  }

  function moveOn(): void {
    next += 1;
    if (next === plan.steps.length) sayTheEnd();
  }

  /** Plays a step. Null: it has passed. */
  async function failureOf(step: Step): Promise<StepFailure | null> {
    try {
      const result = await player.play(next, step);
      took[next] = result.ms;
      if (signal.aborted) return stopped;
      out(formatPlayed(result, paint));
      if (result.verdict === 'passed') {
        found = plan.steps[next + 1]?.actor === step.actor ? (result.outline ?? null) : null;
        return null;
      }
      out('Edit the file, read it again with r, and play this step again with n.\n');
      return result.failure ?? { message: 'The step failed.' };
    } catch (error) {
      if (signal.aborted) return stopped;
      const lost = failureFrom(error);
      out(redactText(`${paint.red('failed')} ${step.text}\n  ${lost.message}\n`));
      out('s begins again, in another browser if its window was closed.\n');
      return lost;
    }
  }

  /** The page can't take a step back, so that another one plays those before it. */
  async function goBack(): Promise<void> {
    const wanted = next - 1;
    if (wanted < 0) {
      out('This is the first step.\n');
      return;
    }
    skipped.delete(wanted);
    await beginAgain();
    while (next < wanted && !failure) {
      if (skipped.has(next)) next += 1;
      else await playOn(false);
    }
  }

  /** The steps after it are played on the page as it is. */
  function skip(): void {
    if (isOver()) return;
    out(`skipped ${redactText(plan.steps[next]?.text ?? '')}\n`);
    skipped.add(next);
    found = null;
    moveOn();
  }

  function isOver(): boolean {
    if (next < plan.steps.length) return false;
    out('There is no step left. s goes back to the start.\n');
    return true;
  }

  function hasPassed(): boolean {
    return skipped.size === 0 && player.missedErrors().length === 0;
  }

  function sayTheEnd(): void {
    const missed = player.missedErrors();
    if (hasPassed()) out(`${paint.green('Every step has passed.')}\n`);
    else if (missed.length === 0) out('Every step that was played has passed.\n');
    for (const { step, failure } of missed)
      out(`${paint.red('failed')} ${plan.steps[step]?.text}\n  ${failure.message}\n`);
  }

  async function startOver(): Promise<void> {
    skipped.clear();
    await beginAgain();
  }

  async function beginAgain(): Promise<void> {
    next = 0;
    took = [];
    found = null;
    player = await tools.open(plan);
    out('Back at the start, on a new page.\n');
  }

  async function readAgain(): Promise<void> {
    const changed = await tools.readAgain(plan).catch((error: unknown) => {
      if (!(error instanceof UsageError)) throw error;
      out(`${error.message}\nThe steps are as before. Correct this, and read the file again.\n`);
      return null;
    });
    if (!changed) return;
    const { index, because } = resumeAt(plan, changed, next);
    plan = changed;
    if (because !== undefined) {
      out(`This page can’t go on: ${because}.\n`);
      await startOver();
      return;
    }
    next = index;
    out('Read again. The steps before this one are the same, so the page goes on.\n');
  }
}

/** A step that was played while the debugger was ended. */
const stopped: StepFailure = { message: 'The debugger was ended.' };

const isPause = (step: Step | undefined): boolean =>
  step?.action.kind === 'control' && step.action.control === 'pause';
