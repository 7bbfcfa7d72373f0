import { basename } from 'node:path';
import guessEditor from 'launch-editor/guess.js';

/** They draw into the terminal, where the command prints. */
const needTerminal = new Set([
  'vi',
  'vim',
  'nvim',
  'nano',
  'pico',
  'hx',
  'helix',
  'micro',
  'joe',
  'kak',
  'ed',
]);

export type FoundEditor =
  | { readonly command: string; readonly given: readonly string[] }
  | { readonly because: string };

/**
 * Returns the user's editor: LAUNCH_EDITOR, one that runs, VISUAL, EDITOR. Or says why there is none that can be opened
 * from a page.
 */
export function findEditor(env: NodeJS.ProcessEnv = process.env): FoundEditor {
  const [found = null] = env.LAUNCH_EDITOR ? [env.LAUNCH_EDITOR] : guessEditor();
  if (!found) return { because: `No editor was found. ${howToName}` };
  const isNamed = [env.LAUNCH_EDITOR, env.VISUAL, env.EDITOR].includes(found);
  const words = isNamed ? guessEditor(found) : [found];
  const [command = found, ...given] = words.flatMap((word) => (word === null ? [] : [word]));
  if (needTerminal.has(basename(command)))
    return { because: `${basename(command)} needs a terminal of its own. ${howToName}` };
  return { command, given };
}

const howToName =
  'Set LAUNCH_EDITOR to an editor with a window, for example LAUNCH_EDITOR=code, and start fairlead mfe dev again.';
