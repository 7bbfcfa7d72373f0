import { changeRecording } from './kept-recording.ts';
import { button, make } from './make.ts';
import { finished } from './save-view.ts';

/** Asks for name and tags of a recording that is stopped, and saves it or goes on. `screen`: the open one, or null. */
export function createStopForm(screen: () => string | null): HTMLFormElement {
  const name = field('Name', 'One sentence that says who does what, and what comes of it.');
  const tags = field('Tags (optional)', 'Separated by commas, from scenarios/tags.yaml.');
  const save = make('button', { class: 'main', 'data-action': 'Save scenario' }, 'Save scenario');
  const form = make(
    'form',
    { 'aria-label': 'Save the scenario' },
    ...name.nodes,
    ...tags.nodes,
    make('footer', {}, save, button('Go on recording', goOn)),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const named = { name: name.input.value.trim(), tags: namesIn(tags.input.value) };
    changeRecording((recording) => finished(recording, named, screen()));
  });
  return form;
}

const goOn = (): void =>
  changeRecording((recording) => ({ ...recording, state: 'recording' as const }));

const namesIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

function field(label: string, hint: string) {
  const id = label.toLowerCase().replaceAll(/\W+/g, '-');
  const input = make('input', { type: 'text', id, 'aria-describedby': `${id}-hint` });
  return {
    input,
    nodes: [
      make('label', { for: id }, label),
      input,
      make('p', { id: `${id}-hint`, class: 'hint' }, hint),
    ],
  };
}
