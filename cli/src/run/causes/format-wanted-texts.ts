import { dirname } from 'node:path';
import type { StepFailure } from '../terms/result.ts';
import { placesOfControl } from './places-of-control.ts';
import { readSource } from './product-sources.ts';
import { placesWriting } from './written-texts.ts';

/** How many texts are traced, and at how many places one may be written. */
const most = 2;

/**
 * Says where the sources write what a step has looked for in vain, or couldn't use: a control's name, or a text.
 * `screenAt`: the line of the component that draws the open screen. What is written beside it comes first.
 */
export function formatWantedTexts(
  failure: StepFailure,
  area: string | undefined,
  screenAt: string | undefined,
): readonly string[] {
  const screen = screenAt && dirname(screenAt);
  const control = controlIn(failure);
  const isControl = control !== undefined;
  const lines = (isControl ? [control] : textsIn(failure)).flatMap((text) => {
    const all = isControl ? placesOfControl(text, '', area) : placesWriting(text, '', area);
    const near = all.filter((place) => screen && place.includes(`(${screen}/`));
    const places = near.length > 0 ? near : all;
    if (places.length === 0 || places.length > most) return [];
    const isDisabled = failure.message.endsWith(' is disabled');
    const said = places.map((place) => (isDisabled ? place + conditionAt(place) : place));
    return [`“${text}” is written by ${said.join(' or ')}`];
  });
  return lines.slice(0, most);
}

const controlIn = ({ message }: StepFailure): string | undefined =>
  (/^The [\w ]+ '(.+)'(?:: did not appear| is disabled$)/.exec(message) ??
    /^There is no [\w ]+ called '(.+)' on the page$/.exec(message))?.[1];

function textsIn({ message, expected = [], found = [] }: StepFailure): readonly string[] {
  if (!message.startsWith('not seen')) return [];
  return expected
    .filter((line) => !found.includes(line))
    .map((line) => line.replace(/ \[\w+=?\w*\]$/, '').replace(/^[a-z]+ ["'](.+)["']$/, '$1'));
}

/** The condition of a screen's element that has its name in this line. */
function conditionAt(place: string): string {
  const [, file = '', row = ''] = /\(([^()]+):(\d+)\)$/.exec(place) ?? [];
  if (!file.endsWith('.tsx')) return '';
  const { lines } = readSource(file);
  const first = lines.slice(0, Number(row)).findLastIndex((line) => /<[\w-]+/.test(line));
  const end = lines.findIndex((line, at) => at >= first && /\/>|>$/.test(line));
  const element = lines.slice(first, end + 1).join(' ');
  const [, condition] = / disabled=\{([^{}]+)\}/.exec(element) ?? [];
  return condition ? `, where it is disabled if ${condition}` : '';
}
