import type { CallCase, Outcome, Outcomes, Step, WayOn } from './case.ts';
import { type FaultName, faultNames } from './faults.ts';

type CallCaseInput = Pick<CallCase, 'call' | 'when' | 'as' | 'arrives'> &
  Partial<
    Pick<
      CallCase,
      | 'flags'
      | 'start'
      | 'prepare'
      | 'besides'
      | 'reach'
      | 'loses'
      | 'act'
      | 'retries'
      | 'isPressed'
      | 'waitMs'
    >
  > & {
    /** The outcome of every fault that isn't listed separately: the screen, the text, the exit. */
    readonly failed: Partial<Outcome> & Pick<Outcome, 'sees' | 'wayOn'>;
    /** Success opens the same screen again, with other content. */
    readonly moves?: boolean;
    /** The screen after the call has failed; by default the one that success leads to. */
    readonly stays?: Outcome['screen'];
    /** The screen on which the call is made; by default the one after a failure. */
    readonly from?: Outcome['screen'];
    readonly except?: Partial<Record<FaultName, Partial<Outcome>>>;
    /** The remaining steps after signing in again; by default those that cause the call. */
    readonly afterSignIn?: readonly Step[];
  };

/** The crash page's text, which is announced. */
export const crash = 'Something went sideways.';

/** Places where the product doesn't set the focus. */
export const outside: readonly Outcome['screen'][] = ['login site', 'quote packages'];

type Unfocused = Omit<Outcome, 'focus'>;

/** Temporary faults, after which a call with retries is repeated. */
export const passing: readonly FaultName[] = [
  'dropped before send',
  'dropped after commit',
  '408',
  '429',
  '500',
  '503',
  '504',
];

export const none: WayOn = { kind: 'none needed' };
export const stay: WayOn = { kind: 'this screen' };
export const again = (says: string, ...steps: readonly Step[]): WayOn => ({
  kind: 'do',
  says,
  steps,
});
export const reload = again('Reload', { control: 'reload' });
export const press = (name: string): Step => ({ press: name });
export const task = (name: string, input: unknown): Step => ({ task: name, input });
export const wait = (ms: number): Step => ({ control: 'advance time', ms });

/**
 * Creates a case with an outcome for each fault: slow succeeds, a session that has ended leads to the login site and
 * back, and the others fail as given, temporary ones after the retries.
 */
export function callCase({
  failed,
  stays,
  from = stays,
  moves = false,
  except = {},
  afterSignIn,
  ...input
}: CallCaseInput): CallCase {
  const { act = [], reach = [], retries = 0, isPressed = false, waitMs = 20_000, arrives } = input;
  const failure = { screen: stays ?? arrives, tries: 1, ...failed };
  const tasks = act.filter((step) => typeof step === 'string' || 'task' in step || 'press' in step);
  const general = (fault: FaultName): Unfocused => {
    if (fault === 'slow')
      return { screen: arrives, sees: null, tries: isPressed ? 1 : null, wayOn: none };
    if (fault === '401')
      return {
        screen: 'login site',
        sees: null,
        tries: 1,
        wayOn: { kind: 'sign in', next: afterSignIn ?? tasks },
      };
    const tries = failed.tries === undefined ? retries + 1 : failed.tries;
    return passing.includes(fault) ? { ...failure, tries } : failure;
  };
  /** A new screen focuses its heading; a failure on a screen doesn't move the focus. */
  function focusAfter({ screen, sees, wayOn }: Unfocused): Outcome['focus'] {
    if (screen === 'the shell’s crash page' || sees === crash) return 'stays';
    if (outside.includes(screen)) return 'elsewhere';
    const isDone = wayOn.kind === 'none needed' && screen === arrives;
    const isElsewhere = screen !== (from ?? arrives) || (isDone && moves);
    return act.length === 0 || isElsewhere ? 'heading' : 'stays';
  }
  const outcomes = Object.fromEntries(
    faultNames.map((fault) => {
      const outcome = { ...general(fault), ...except[fault] };
      return [fault, { focus: focusAfter(outcome), ...outcome }];
    }),
  ) as Outcomes;
  return { ...input, act, reach, retries, isPressed, waitMs, outcomes };
}

/** Makes the same change to the outcomes of several faults. */
export const eachOf = (faults: readonly FaultName[], change: Partial<Outcome>) =>
  Object.fromEntries(faults.map((fault) => [fault, change]));

/** The texts of a failed lookup by its kind; lost connections are what `failed` describes. */
export const toldByKind = (asked: string): Partial<Record<FaultName, Partial<Outcome>>> => ({
  ...eachOf(['400', '404', '409'], { sees: `${asked} The server rejected the request` }),
  ...eachOf(['408', '429', '500', '503', '504'], { sees: `${asked} The server had a problem` }),
  '403': { sees: `${asked} This account has no access to it` },
  malformed: { sees: `${asked} We couldn’t read the server’s response` },
});

const nextAsked = 'We couldn’t open the next page.';

/** The text of a lookup of the application's next step that gets no response, and those of its other failures. */
export const nextStepLost = `${nextAsked} The server didn’t respond`;
export const nextStepFailed = toldByKind(nextAsked);

/** The outcome when the server doesn't name the application's next step. */
export const noNextStep = {
  screen: 'resume',
  sees: `${nextAsked} The server rejected the request`,
  tries: 3,
  wayOn: again('Try again', 'try the page again'),
} as const;
