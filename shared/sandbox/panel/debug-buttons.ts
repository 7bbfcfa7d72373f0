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
  const isOver = steps.every(({ state }) => state === 'passed');
  const playing = [
    command('next', hasFailed ? 'Try this step again' : 'Next step', 'button-primary'),
    command('continue', 'On to the next pause'),
  ];
  return element(
    'div',
    { class: 'row' },
    ...(isOver ? [] : playing),
    command('start', 'Back to start'),
    command('read', 'Read the file again', 'button-quiet'),
  );
}

function command(name: string, text: string, kind = 'button-secondary'): HTMLButtonElement {
  const give = () => Object.assign(globalThis, { [commandKey]: name });
  const one = button(text, give, { kind });
  one.dataset.command = name;
  // The page keeps the focus, on which the next step may depend.
  one.addEventListener('mousedown', (event) => event.preventDefault());
  one.addEventListener('keydown', () => sessionStorage.setItem(focusKey, name));
  return one;
}

/** Gives the focus back to the button that was pressed by keyboard before this stop, or to the first one. */
export function focusCommand(shown: HTMLElement): void {
  const name = sessionStorage.getItem(focusKey);
  if (name === null) return;
  sessionStorage.removeItem(focusKey);
  const pressed = shown.querySelector<HTMLElement>(`[data-command=${name}]`);
  (pressed ?? shown.querySelector<HTMLElement>('[data-command]'))?.focus();
}
