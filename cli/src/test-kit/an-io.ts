import type { Io } from '../io.ts';

/** A command's environment in a folder, outside of a terminal, what the command says there, and a Ctrl-C. */
export function anIo(cwd: string, more: Partial<Io> = {}) {
  const said = { out: '', err: '', code: 0 };
  let stopped = () => {};
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
    onInterrupt: (stop) => {
      stopped = stop;
      return () => {};
    },
    ...more,
  };
  return { io, said, interrupt: () => stopped() };
}
