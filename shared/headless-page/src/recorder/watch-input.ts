import type { PageAction } from '@fairlead/mfe-kit/page';
import { readDom } from '@fairlead/ui/semantics/dom/read-dom';
import type { OutlineNode } from '@fairlead/ui/semantics/outline';
import { fieldRoles } from '@fairlead/ui/semantics/roles';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { formatDisabled } from '../find-control.ts';
import { type Control, controlAt, isBeside } from './control-at.ts';
import type { Lifted } from './drag-task.ts';
import { nameAction, type Use } from './name-action.ts';
import { type Personal, personalIn, withPlaceholders } from './placeholders.ts';
import type { NewLine } from './recording.ts';
import { safeText } from './safe-text.ts';
import { liftAt, takeDrop } from './watch-drag.ts';

type Heard = {
  /** A person has performed an action. */
  did(action: PageAction, on: HTMLElement): void;
  /** A person has dragged something, which this task does, too. */
  dragged(task: NewLine): void;
  /** A person has typed personal data, which the recording must not say. */
  typed(personal: Personal): void;
  /** A person has pressed a key that acts on the whole page. */
  pressedKey(key: string): void;
  /** What a person did has no effect, or no step can say it. */
  missed(why: string, on?: OutlineNode): void;
};

type Watching = Heard & {
  /** The digits of the documented test cards. */
  readonly testCards: readonly string[];
};

/** A press may wait this long for its click, in ms, before it counts as lost. */
const clickTime = 200;

/** A pointer that moves further, in px, drags or selects and doesn't press. */
const tremble = 16;

/** A press that has begun. */
type Held = {
  readonly control: Control | null;
  readonly x: number;
  readonly y: number;
  /** What a drag takes along. */
  readonly lifted: Lifted | null;
};

/**
 * Watches what a person does on the page, before the page handles it: in the capture phase, and only the browser's own
 * input. A checkbox is read when it is clicked, because what controls it may have reset it at `change`.
 */
export function watchInput(watching: Watching): void {
  const { did, dragged, typed, pressedKey, missed, testCards } = watching;
  let typedIn: HTMLInputElement | HTMLTextAreaElement | null = null;
  let held: Held | null = null;
  let hasMoved = false;

  listen('pointerdown', (event, path) => {
    const control = controlAt(path);
    hasMoved = false;
    held =
      control === 'label'
        ? null
        : { control, x: event.clientX, y: event.clientY, lifted: liftAt(path) };
  });
  listen('pointercancel', () => {
    held = null;
  });
  listen('pointerup', (event) => {
    const began = held;
    if (!began) return;
    const distance = Math.hypot(event.clientX - began.x, event.clientY - began.y);
    hasMoved = distance > tremble;
    if (hasMoved) {
      held = null;
      if (began.lifted) void endDrag(began.lifted, event);
    } else setTimeout(() => held === began && endWithoutClick(began), clickTime);
  });
  listen('click', (_, path) => {
    // A drag that ends where it began is no press.
    if (hasMoved) return;
    const began = held;
    held = null;
    const control = controlAt(path);
    if (control === 'label') return;
    if (control) return handlePress(control);
    leaveField();
    if (began?.control) missed(formatLost(began.control), began.control.node);
    else missed('There is nothing to press here.');
  });
  listen('input', (_, [element]) => {
    if (element instanceof HTMLSelectElement) return choose(element);
    if (element instanceof HTMLInputElement && element.type === 'file')
      return missed('Files can’t be recorded.');
    if (isTextField(element)) typedIn = element;
  });
  listen('focusout', (_, [element]) => {
    if (element === typedIn) leaveField();
  });
  listen('keydown', ({ key }, [element]) => {
    if (key === 'Enter') takeActiveOption(element) || leaveField();
    if (key === 'Escape') pressEscape();
    // A package that was lifted by Space.
    if (key.startsWith('Arrow') && isPressed(element)) pressedKey(key);
  });
  addEventListener('pagehide', leaveField);

  async function endDrag(lifted: Lifted, at: PointerEvent): Promise<void> {
    leaveField();
    const task = await takeDrop(lifted, at);
    if (task) dragged(task);
    else missed('This drag changed nothing.');
  }

  function endWithoutClick({ control }: Held): void {
    held = null;
    if (!control || isField(control)) return;
    const { node } = control;
    missed(node.states.disabled ? `${formatDisabled(node)}.` : formatLost(control), node);
  }

  function handlePress(control: Control): void {
    const { role } = control.node;
    if (role === 'option' && takeSuggestion(control)) return;
    if (isField(control)) return;
    leaveField();
    record(control, usageOf(control));
  }

  /** Returns whether the option is a suggestion for a field. */
  function takeSuggestion({ element }: Control): boolean {
    const list = element.closest('[role="listbox"]');
    const field = list && rootOf(list).querySelector(`[aria-controls="${list.id}"]`);
    if (!isTextField(field)) return false;
    typedIn = null;
    const found = controlAt([field]);
    const text = element.innerText.split('\n')[0]?.trim() ?? '';
    if (found && found !== 'label') record(found, { kind: 'suggest', text });
    return true;
  }

  function takeActiveOption(field: EventTarget | undefined): boolean {
    if (!(field instanceof Element)) return false;
    const id = field.getAttribute('aria-activedescendant');
    const option = id && rootOf(field).querySelector(`[id="${id}"]`);
    const control = option ? controlAt([option]) : null;
    return control !== null && control !== 'label' && takeSuggestion(control);
  }

  function choose(list: HTMLSelectElement): void {
    const control = controlAt([list]);
    const option = list.selectedOptions[0]?.text.trim() ?? '';
    if (control && control !== 'label') record(control, { kind: 'choose', option });
  }

  /** What was typed is taken when the field is left, or before the next press. */
  function leaveField(): void {
    const field = typedIn;
    typedIn = null;
    if (!field) return;
    const control = controlAt([field]);
    if (!control || control === 'label') {
      missed('A field was removed while it was typed in.');
      return;
    }
    const safe = safeText(field.value, field, testCards);
    const personal = personalIn(safe ?? '', field);
    for (const one of personal) typed(one);
    const text = safe === null ? null : withPlaceholders(safe, personal);
    if (text === null)
      missed(`'${control.node.name}' is secret, so it is not recorded.`, control.node);
    else record(control, { kind: 'fill', text });
  }

  function pressEscape(): void {
    const { outline } = readDom();
    if (nodesOf(outline).some(({ states }) => states.modal)) pressedKey('Escape');
  }

  function record({ page, node, element }: Control, how: Use): void {
    const action = nameAction(page, node, how);
    if (action) did(action, element);
    else missed(formatUnnamed(node), node);
  }
}

/** Listens to the browser's own events, in the capture phase. What the sandbox adds to the page is left alone. */
function listen<Name extends keyof WindowEventMap>(
  name: Name,
  heard: (event: WindowEventMap[Name], path: readonly EventTarget[]) => void,
): void {
  const handle = (event: WindowEventMap[Name]) => {
    const path = event.composedPath();
    if (event.isTrusted && !isBeside(path)) heard(event, path);
  };
  addEventListener(name, handle, true);
}

function usageOf({ node: { role, states }, element }: Control): Use {
  if (role === 'radio' || role === 'option') return { kind: 'choose in group' };
  if (role !== 'checkbox' && role !== 'switch') return { kind: 'press' };
  // A native box has already changed, and one of attributes changes when it hears the click.
  const checked = element instanceof HTMLInputElement ? element.checked : states.checked !== true;
  return { kind: 'check', checked };
}

const isPressed = (element: EventTarget | undefined): boolean =>
  element instanceof Element && element.getAttribute('aria-pressed') === 'true';

/** Whether a click on it only moves the focus. */
const isField = ({ node }: Control): boolean => fieldRoles.has(node.role);

const notTyped: ReadonlySet<string> = new Set(['checkbox', 'radio', 'range', 'file', 'color']);

const isTextField = (
  element: EventTarget | null | undefined,
): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !notTyped.has(element.type));

function rootOf(element: Element): ParentNode {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}

const formatLost = ({ node }: Control): string =>
  `The press on '${node.name}' reached nothing: it moved or was replaced while the pointer was down.`;

function formatUnnamed(node: OutlineNode): string {
  if (node.states.disabled) return `${formatDisabled(node)}.`;
  if (node.name === '') return `This ${node.role} has no name, so no step can say it.`;
  return `No step can tell this ${node.role} from others called '${node.name}'.`;
}
