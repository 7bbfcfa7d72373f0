/** Keeps from the terminal what effector prints of a rule that throws: it stands in the report. */
export function silenceRules(): { restore(): void } {
  const terminal = globalThis.console;
  const print = terminal.error;
  terminal.error = (...said: unknown[]) => {
    if (!said.some((one) => one instanceof Error)) print(...said);
  };
  return {
    restore() {
      terminal.error = print;
    },
  };
}
