import { element } from '../src/in-browser/element.ts';
import { commandKey, type ShownScenario } from '../src/in-browser/shown-scenario.ts';
import { button } from './section.ts';

/** The key of the command that was last given by keyboard. The panel is another one at the next stop, perhaps of another document. */
const focusKey = 'fairlead-sandbox-debug-focus';

/** The commands of the debugger, as the terminal has them. */
export function debugButtons({ steps }: ShownScenario): HTMLElement {
  // The terminal may have answered before.
  Reflect.deleteProperty(globalThis, commandKey);
  const hasFailed = steps.some(({ state }) => state === 'failed');
  const isOver = steps.every(({ state }) => state === 'passed' || state === 'skipped');
  const isFirst = steps[0]?.state === 'next' || steps[0]?.state === 'failed';
  const playing = [
    command('next', hasFailed ? 'Try this step again' : 'Next step', 'button-primary'),
    command('continue', 'On to the next pause'),
  ];
  return element(
    'div',
    { class: 'row' },
    ...(isOver ? [] : playing),
    ...(isFirst ? [] : [command('back', 'Back one')]),
    ...(isOver ? [] : [command('skip', 'Skip it', 'button-quiet')]),
    command('start', 'Back to start'),
    command('read', 'Read the file again', 'button-quiet'),
  );
}

/** The keys of commands, for whoever has the focus among them. */
const keys: Readonly<Record<string, string>> = { n: 'next', b: 'back', 0: 'start' };

/** Gives a command by its key, if its button is there. */
export function giveByKey(event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey, currentTarget } = event;
  const name = keys[key.toLowerCase()];
  if (!name || altKey || ctrlKey || metaKey || !(currentTarget instanceof HTMLElement)) return;
  if (!currentTarget.querySelector(`[data-command=${name}]`)) return;
  sessionStorage.setItem(focusKey, name);
  give(name);
}

const give = (name: string) => Object.assign(globalThis, { [commandKey]: name });

function command(name: string, text: string, kind = 'button-secondary'): HTMLButtonElement {
  const one = button(text, () => give(name), { kind });
  one.dataset.command = name;
  // The page keeps the focus, on which the next step may depend.
  one.addEventListener('mousedown', (event) => event.preventDefault());
  one.addEventListener('keydown', () => sessionStorage.setItem(focusKey, name));
  return one;
}

/** Gives the focus back to the command that was given by keyboard before this stop, or to one that is there at every stop. */
export function focusCommand(shown: HTMLElement): void {
  const name = sessionStorage.getItem(focusKey);
  if (name === null) return;
  sessionStorage.removeItem(focusKey);
  const at = (command: string) => shown.querySelector<HTMLElement>(`[data-command=${command}]`);
  (at(name) ?? at('next') ?? at('start'))?.focus();
}
