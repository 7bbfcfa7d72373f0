/** The command's environment. Only bin/ creates the real one. */
export type Io = {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** A hash of the sources: caches with another one are stale. */
  readonly stamp: string;
  /** Whether output goes to a terminal (progress, colors). */
  readonly terminal: boolean;
  /** The terminal's width in characters. */
  readonly width?: number | undefined;
  out(text: string): void;
  err(text: string): void;
  /** Sets the exit code without ending the process. */
  exitWith(code: 0 | 1 | 2): void;
  /** Calls `stop` at the first Ctrl-C or termination. Returns a function that stops listening. */
  onInterrupt(stop: () => void): () => void;
  /** Asks the person at the terminal, until `signal` ends the question. Null: there is no answer. Missing where there is no terminal. */
  ask?(question: string, signal?: AbortSignal): Promise<string | null>;
};

/** Returns whether to use colors: only in a terminal, unless NO_COLOR is set (https://no-color.org) or in CI. */
export function wantsColor({ terminal, env }: Pick<Io, 'terminal' | 'env'>): boolean {
  return terminal && !env.NO_COLOR && !env.CI;
}
