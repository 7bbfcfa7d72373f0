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
  let player = await tools.open(plan);
  out(`${paint.bold(plan.name)}\n${listCommands()}`);
  while (!signal.aborted) {
    out(formatStop(plan, next, paint));
    await tools.showTools({ plan, next, failure, took });
    const answer = await tools.ask('> ');
    await tools.showTools(null);
    failure = null;
    const command = answer === null ? 'quit' : readCommand(answer);
    if (command === 'quit') break;
    if (command === 'start') await beginAgain();
    else if (command === 'read') await readAgain();
    else if (command === null) out(`There is no command "${answer?.trim()}".\n${listCommands()}`);
    else if (next >= plan.steps.length) out('There is no step left. s goes back to the start.\n');
    else await playOn(command === 'continue');
  }
  return !signal.aborted && next >= plan.steps.length && player.missedErrors().length === 0;

  /** Plays one step, or those up to the next pause. A step that fails stays the next one. */
  async function playOn(toPause: boolean): Promise<void> {
    for (;;) {
      const step = plan.steps[next];
      if (!step) return;
      failure = await failureOf(step);
      if (failure) return;
      next += 1;
      if (next === plan.steps.length) sayTheEnd();
      if (!toPause || isPause(plan.steps[next])) return;
    }
  }

  /** Plays a step. Null: it has passed. */
  async function failureOf(step: Step): Promise<StepFailure | null> {
    try {
      const result = await player.play(next, step);
      took[next] = result.ms;
      if (signal.aborted) return stopped;
      out(formatPlayed(result, paint));
      if (result.verdict === 'passed') return null;
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

  function sayTheEnd(): void {
    const missed = player.missedErrors();
    if (missed.length === 0) out(`${paint.green('Every step has passed.')}\n`);
    for (const { step, failure } of missed)
      out(`${paint.red('failed')} ${plan.steps[step]?.text}\n  ${failure.message}\n`);
  }

  async function beginAgain(): Promise<void> {
    next = 0;
    took = [];
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
      await beginAgain();
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
