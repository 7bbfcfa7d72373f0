import { changeRecording } from './kept-recording.ts';
import { button, make } from './make.ts';
import { formatClock } from './panel-clock.ts';
import { type Line, setKept, setText, without } from './recording.ts';
import { aboutOf, showWhere } from './show-where.ts';
import { textField } from './text-field.ts';
import { stepLines } from './write-scenario.ts';

/** Draws a line with what can be done about it. `number`: of the line among the steps. `say`: announces a sentence. */
export function lineItem(
  line: Line,
  number: number,
  say: (sentence: string) => void,
): HTMLLIElement {
  const id = `line-${line.id}`;
  const text = line.kind === 'notice' ? make('span', {}, line.text) : stepText(line);
  text.id = id;
  const mark = line.kind === 'notice' ? '!' : String(number);
  const item = make(
    'li',
    {},
    make('span', { class: 'number', 'aria-hidden': 'true' }, mark),
    text,
    make('span', { class: 'at' }, line.at === undefined ? '' : formatClock(line.at)),
  );
  if (line.kind === 'notice') {
    item.className = 'notice';
    offer(showButton(), dropButton('Dismiss'));
  }
  if (line.kind === 'expectation' && !line.isKept) {
    item.className = 'offer';
    if (line.because) item.append(make('p', {}, `Proposed: ${line.because}`));
    offer(keepButton(), dropButton('Drop'), changeButton(), showButton());
  }
  return item;

  function offer(...buttons: readonly (HTMLElement | null)[]): void {
    const shown = buttons.filter((one) => one !== null);
    for (const one of shown) one.setAttribute('aria-describedby', id);
    item.append(make('div', { class: 'acts' }, ...shown));
  }

  function keepButton(): HTMLElement {
    const keep = () => changeRecording((recording) => setKept(recording, line.id));
    return button('Keep', keep, 'main');
  }

  function dropButton(name: string): HTMLElement {
    return button(name, () => changeRecording((recording) => without(recording, line.id)));
  }

  function showButton(): HTMLElement | null {
    const about = aboutOf(line);
    if (!about) return null;
    return button(
      'Show where',
      () => {
        if (!showWhere(about)) say('It isn’t on the page now.');
      },
      'quiet',
    );
  }

  function changeButton(): HTMLElement | null {
    const is = line.kind === 'expectation' ? line.see.is : null;
    if (typeof is !== 'string') return null;
    const change = button('Change', () => {
      const before = [...item.childNodes];
      const field = textField(is, (changed) =>
        changeRecording((recording) => setText(recording, line.id, changed)),
      );
      field.addEventListener('keydown', ({ key }) => {
        if (key !== 'Escape') return;
        item.replaceChildren(...before);
        change.focus();
      });
      item.replaceChildren(field);
      field.focus();
    });
    return change;
  }
}

/** A step, with its name set off from its input. */
function stepText(line: Line): HTMLElement {
  const [name = '', ...input] = stepLines([line]).join('\n').split(/(?=:)/);
  return make('code', {}, make('b', {}, name), input.join(''));
}
