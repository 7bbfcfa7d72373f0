import type { Io } from '../io.ts';

/** A command's environment in a folder, outside of a terminal, and what the command says there. */
export function anIo(cwd: string, more: Partial<Io> = {}) {
  const said = { out: '', err: '', code: 0 };
  const io: Io = {
    cwd,
    env: {},
    stamp: cwd,
    terminal: false,
    out: (text) => {
      said.out += text;
    },
    err: (text) => {
      said.err += text;
    },
    exitWith: (code) => {
      said.code = code;
    },
    onInterrupt: () => () => {},
    ...more,
  };
  return { io, said };
}
