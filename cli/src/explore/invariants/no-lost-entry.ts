import { sameSigns } from '@fairlead/headless-page/taken';
import type { ScenarioEvent } from '../../run/terms/scenario-session.ts';
import { type Entries, entriesOn, labelIn, wrongOn } from '../entries.ts';
import type { Broken, Invariant, Moment, Page } from '../invariant.ts';
import { changesIn } from '../made-calls.ts';
import type { WalkStep } from '../walk-step.ts';

/**
 * What a person entered is still there when the page is loaded again, when they come back to it with Back, and when saving
 * it has failed.
 */
export const noLostEntry: Invariant = {
  name: 'no lost entry',
  watch() {
    /** What each actor has entered, by the address of the page. */
    const entered = new Map<string, Map<string, string>>();
    return (moment) => {
      const { step, before, page, isAlone, happened } = moment;
      // Undo may take any of them back, also one of another page.
      if (happened.some(isSignOut) || isUndo(step)) entered.clear();
      const own = entered.get(placeOf(step, before)) ?? new Map<string, string>();
      const added = noteEntries(own, before, page, step);
      entered.set(placeOf(step, before), own);
      takeOver(added, own, entered.values(), page);
      // Another window's entries replace these.
      const left = isAlone ? leftBy(moment, own, entered) : null;
      return left && lostOf(left.entries, page, left.after);
    };
  },
};

/** The same field may be on several pages, and the last entry counts; what is marked as wrong replaces one and is none. */
function takeOver(
  added: readonly string[],
  own: Map<string, string>,
  all: Iterable<Map<string, string>>,
  page: Page,
): void {
  for (const one of all) for (const key of added) one.delete(key);
  for (const [key, held] of entriesOn(page.outline)) if (added.includes(key)) own.set(key, held);
}

type Left = { readonly entries: Entries; readonly after: string };

function leftBy(moment: Moment, own: Entries, entered: ReadonlyMap<string, Entries>): Left | null {
  const { step, before, hadUnsavedEdits, page, happened } = moment;
  // Somebody whose session has ended finds what is theirs when they have signed in again; until then, a visitor is there.
  if (happened.some(isEndOfSession)) return null;
  const isSame = before.screen !== null && placeOf(step, before) === placeOf(step, page);
  // A browser asks before it loads a page again that has unsaved entries.
  if (isSame && isControl(step, 'reload'))
    return hadUnsavedEdits ? null : { entries: own, after: 'a reload' };
  if (isSame && step.action.kind === 'page' && hasFailedToSave(moment))
    return { entries: own, after: 'saving has failed' };
  if (isSame || !isControl(step, 'go back')) return null;
  const entries = entered.get(placeOf(step, page));
  return entries ? { entries, after: 'Back' } : null;
}

function lostOf(entries: Entries, page: Page, after: string): Broken | null {
  const now = entriesOn(page.outline);
  for (const [key, value] of entries) {
    const held = now.get(key);
    // A field that isn't there now has nothing to compare: its dialog is closed, or another answer hides it.
    if (held === undefined || sameSigns(held, value)) continue;
    return {
      message: `"${labelIn(key)}" held "${value}", and holds "${held}" after ${after}`,
      ...(value === 'true' || value === 'false'
        ? { step: { 'see field': { label: labelIn(key), checked: value === 'true' } } }
        : { step: { 'see field': { label: labelIn(key), value } } }),
    };
  }
  return null;
}

/** Drops what is gone, takes what the page made of an entry, and returns the fields that a step has changed. */
function noteEntries(
  own: Map<string, string>,
  before: Page,
  page: Page,
  { action, isRefused }: WalkStep,
): readonly string[] {
  const was = entriesOn(before.outline);
  for (const [key] of own) {
    const held = was.get(key);
    if (held === undefined) own.delete(key);
    else own.set(key, held);
  }
  if (isRefused || action.kind !== 'page' || action.actions.some((one) => 'press' in one))
    return [];
  const now = entriesOn(page.outline);
  const changed = [...now.keys()].filter((key) => was.get(key) !== now.get(key));
  return [...changed, ...wrongOn(page.outline).keys()];
}

function hasFailedToSave({ happened }: Moment): boolean {
  const changes = changesIn(happened);
  return changes.length > 0 && changes.every(({ status }) => status !== 200);
}

/** Signing out clears what the browser holds of everybody (A§2). */
const isSignOut = (one: ScenarioEvent) => one.kind === 'screen' && one.name === 'logout-callback';

const isEndOfSession = (one: ScenarioEvent) =>
  one.kind === 'call' && one.name === 'get-session' && one.status === 401;

/** Undo takes an entry back on purpose, which the server may do although its answer is lost. */
const isUndo = ({ action }: WalkStep) =>
  action.kind === 'page' && action.actions.some((one) => 'press' in one && one.press === 'Undo');

const isControl = ({ action }: WalkStep, control: string) =>
  action.kind === 'control' && action.control === control;

const placeOf = ({ actor }: WalkStep, { screen, address }: Page) => `${actor} ${screen} ${address}`;
