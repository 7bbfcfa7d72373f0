import { button, make } from './make.ts';
import type { RecordedHeading } from './recorded-heading.ts';
import { addScreen, isWritten, type Line, type Recording } from './recording.ts';
import { writeScenario } from './write-scenario.ts';

/** Says the lines of a recording in other words, as in tasks. */
export type SayLines = (lines: readonly Line[]) => readonly Line[];

/** Returns the file of a recording that was made without the command. */
export function recordedFile(
  recording: Recording,
  heading: RecordedHeading,
  say: SayLines,
): string {
  const name = recording.name || `Recorded as ${heading.as}`;
  const head = { scenario: name, ...tagsOf(recording), ...heading };
  return writeScenario(head, say(recording.lines.filter(isWritten)));
}

/** The tags of a scenario, if a person gave any. */
export const tagsOf = ({ tags = [] }: Recording) => (tags.length > 0 ? { tags } : {});

/** Ends a recording on the screen that is open. Personal data that it replaced isn't kept any longer. */
export function finished(
  recording: Recording,
  { name, tags }: { readonly name: string; readonly tags: readonly string[] },
  screen: string | null,
): Recording {
  const { personal: _, ...ended } = addScreen(recording, screen);
  return { ...ended, name, tags, state: 'finished' };
}

/** Shows the file of a finished recording, to be copied or downloaded. */
export function saveView(text: string, name: string, close: () => void): HTMLElement {
  const said = make('p', { role: 'status' });
  const file = `${slugOf(name)}.yaml`;
  const copy = button('Copy', () => {
    void navigator.clipboard.writeText(text).then(
      () => {
        said.textContent = 'Copied.';
      },
      () => {
        said.textContent = 'The browser refused to copy. Select the text instead.';
      },
    );
  });
  const address = URL.createObjectURL(new Blob([text], { type: 'text/yaml' }));
  const download = make('a', { href: address, download: file }, `Download ${file}`);
  return make(
    'div',
    { class: 'save' },
    make('pre', { tabindex: '0', 'aria-label': 'The scenario' }, text),
    make(
      'p',
      {},
      `Save it in scenarios/, and run it with npx fairlead run --grep "${name || slugOf(name)}".`,
    ),
    make('footer', {}, copy, download, button('Close', close)),
    said,
  );
}

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'recorded';
