/** Errors that were thrown inside the product's rules, where nobody could catch them. */
export type Bugs = {
  /** Throws the first one since the last call, if there was one. */
  raise(): void;
  restore(): void;
};

/** effector swallows what a pure function throws and prints it; a scenario must not pass over that. */
export function catchBugs(): Bugs {
  const terminal = globalThis.console;
  const print = terminal.error;
  let caught: Error[] = [];
  terminal.error = (...said: unknown[]) => {
    const error = said.find((one) => one instanceof Error);
    if (error) caught.push(error);
    else print(...said);
  };
  return {
    raise() {
      const [first] = caught;
      caught = [];
      if (first) throw first;
    },
    restore() {
      terminal.error = print;
    },
  };
}
