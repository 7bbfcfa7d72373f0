// The parts of launch-editor that find an editor and its arguments, which it doesn't describe. Starting it is left to us,
// because it prints to the output of the command.
declare module 'launch-editor/guess.js' {
  /** The command of an editor: LAUNCH_EDITOR, one that runs, VISUAL, EDITOR. A given one is split as a shell would. */
  const guessEditor: (given?: string) => readonly (string | null)[];
  export = guessEditor;
}

declare module 'launch-editor/get-args.js' {
  /** What an editor is started with to show a place in a file. */
  const getArguments: (
    editor: string,
    file: string,
    line: string,
    column: string,
  ) => readonly string[];
  export = getArguments;
}
