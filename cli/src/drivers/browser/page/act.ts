import { nameKey } from '@fairlead/headless-page/names';
import type { PageAction } from '@fairlead/mfe-kit/page';
import { readDom } from '@fairlead/ui/semantics/dom/read-dom';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { aimAt, type Missing } from './aim.ts';
import { type Glance, glance } from './look.ts';
import { operate } from './operate.ts';
import { patience, rest, settle } from './patience.ts';

/** Where the page is after the last action, so that nobody has to ask; null where a press may be on its way out of it. */
export type ActOutcome = { ok: true; glance: Glance | null } | ({ ok: false } & Missing);

const doneKey = 'fairlead-driver:done';

/**
 * Performs actions one after the other, each as soon as its control is there.
 *
 * ChromeDriver runs a script again in the next document when the one it ran in was left. How far a batch has come is
 * therefore written down before each action: the next document goes on with what is left.
 */
export async function act(actions: readonly PageAction[], batch: string): Promise<ActOutcome> {
  for (const [index, action] of [...actions.entries()].slice(doneOf(batch))) {
    const missing = await performOne(action, (isDone) => keepDone(batch, index + (isDone ? 1 : 0)));
    if (missing) return { ok: false, ...missing };
  }
  const last = actions.at(-1);
  return { ok: true, glance: last && 'press' in last ? null : glance() };
}

/** Performs one action as soon as its control is there; what it lacks, when it never is. */
async function performOne(
  action: PageAction,
  writeDown: (isDone: boolean) => void,
): Promise<Missing | null> {
  const wait = patience();
  for (;;) {
    writeDown(true);
    const missing = attempt(action);
    if (!missing) break;
    writeDown(false);
    if (!(await wait())) return missing;
  }
  // A press may lead anywhere; an entry leads to what is under way at once, or to nothing.
  await ('press' in action ? rest() : settle());
  return 'suggest' in action ? takeSuggestion(action.with) : null;
}

/** Presses the first suggestion that begins with a text, as soon as it is there. */
async function takeSuggestion(text: string): Promise<Missing | null> {
  const wait = patience();
  for (;;) {
    const { outline, elementOf } = readDom();
    const options = nodesOf(outline).filter(({ role }) => role === 'option');
    const option = options.find(({ name }) => nameKey(name).startsWith(nameKey(text)));
    const control = option && elementOf.get(option);
    if (control) {
      control.click();
      await rest();
      return null;
    }
    if (!(await wait())) {
      return {
        message: `No suggestion begins with '${text}'`,
        found: options.map(({ name }) => name),
      };
    }
  }
}

function keepDone(batch: string, done: number): void {
  sessionStorage.setItem(doneKey, JSON.stringify({ batch, done }));
}

function doneOf(batch: string): number {
  const kept = JSON.parse(sessionStorage.getItem(doneKey) ?? '{}') as {
    batch?: string;
    done?: number;
  };
  return kept.batch === batch ? (kept.done ?? 0) : 0;
}

/** Performs one action now, or says what it lacks. */
function attempt(action: PageAction): Missing | null {
  const target = aimAt(action);
  return 'message' in target ? target : operate(target, 'suggest' in action);
}
