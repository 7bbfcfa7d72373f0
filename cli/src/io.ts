/** The outside world, handed down. Only bin/ builds the real one. */
export type Io = {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Names the state of the sources: what was made from other ones is stale. */
  readonly stamp: string;
  /** Whether the reader sits at a terminal (progress, colours). */
  readonly terminal: boolean;
  /** How many characters fit on a line of the terminal. */
  readonly width?: number | undefined;
  out(text: string): void;
  err(text: string): void;
  /** The exit code the process will end with; it still ends by itself. */
  exitWith(code: 0 | 1 | 2): void;
  /** Calls `stop` at the first Ctrl-C or termination; answers how to stop listening. */
  onInterrupt(stop: () => void): () => void;
};

/** Colours are for terminals whose reader did not say no (https://no-color.org). */
export function wantsColour({ terminal, env }: Pick<Io, 'terminal' | 'env'>): boolean {
  return terminal && !env.NO_COLOR && !env.CI;
}
