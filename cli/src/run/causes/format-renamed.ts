import { nearest } from '../../language/nearest.ts';
import type { StepFailure } from '../terms/result.ts';
import { placesOfControl } from './places-of-control.ts';

/** Says where the sources write the name of a control that is almost called as the step says: it may have been renamed. */
export function formatRenamed(failure: StepFailure, area: string | undefined): readonly string[] {
  const wanted = wantedIn(failure);
  // What is written as expected isn't renamed: another control is called almost so.
  if (wanted === undefined || placesOfControl(wanted, '', area).length > 0) return [];
  const name = nearest(wanted, (failure.found ?? []).flatMap(namesIn));
  const places = name === undefined ? [] : placesOfControl(name, wanted, area);
  return places.length === 0 ? [] : [`“${name}” is written by ${places.join(' or ')}`];
}

function wantedIn({ message, expected = [], found = [] }: StepFailure): string | undefined {
  if (message.startsWith('not seen'))
    return expected.filter((line) => !found.includes(line)).flatMap(namesIn)[0];
  return /^There is no [\w ]+ called '(.+?)' on the page/.exec(message)?.[1];
}

/** `button "Pay"`, or a line of an outline. */
const namesIn = (line: string): readonly string[] =>
  /^(?:[≠ ]*- )?\w+ "(.+?)"/.exec(line)?.slice(1) ?? [];
