import { spawn } from 'node:child_process';
import { basename } from 'node:path';
import getArguments from 'launch-editor/get-args.js';
import { placeWithin } from './file-within.ts';
import { findEditor } from './find-editor.ts';

/** Returns null once the editor has started, else a sentence that says why it hasn't. */
export type OpenPlace = (place: string) => Promise<string | null>;

/** Returns what opens a place (`file:line:column`) in the user's editor, if its file is in the folder. */
export function openerOf(folder: string, env: NodeJS.ProcessEnv = process.env): OpenPlace {
  return async (place) => {
    const within = placeWithin(folder, place);
    if (!within) return 'There is no such file in the area’s folder.';
    const editor = findEditor(env);
    if ('because' in editor) return editor.because;
    const { command, given } = editor;
    const { file, line, column } = within;
    return start(command, [...given, ...getArguments(command, file, line, column)], env);
  };
}

/** Starts a program that outlives the command. */
function start(command: string, given: readonly string[], env: NodeJS.ProcessEnv) {
  return new Promise<string | null>((resolve) => {
    const child = spawn(command, given, { stdio: 'ignore', detached: true, env });
    child.once('error', () => resolve(`${basename(command)} could not be started.`));
    child.once('spawn', () => {
      child.unref();
      resolve(null);
    });
  });
}
