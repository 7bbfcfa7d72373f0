/** Suppresses what effector prints for a rule that throws, because the report contains it. */
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
